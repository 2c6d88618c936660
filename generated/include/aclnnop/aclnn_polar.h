/*
 * Generated from spec/mathematics/polar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_POLAR_H
#define ACLNNOP_ACLNN_POLAR_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Polar: complex numbers of their magnitudes and angles.
 *
 *   out = polar(input, angle)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; the magnitudes; ACL_FLOAT; shape: any; broadcasts with angle
 *   angle          input; the angles, in radians; dtypes of input; shape: any; broadcasts with
 *                  input
 *   out            output; the complex numbers; ACL_COMPLEX64; shape: as the broadcast of input and
 *                  angle
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input, angle or out is null
 *   161002  input has a dtype that is not listed for it
 *   161002  angle does not have the dtype of input
 *   161002  out does not have the dtype of the complex dtype of input
 *   161002  input, angle or out has a rank above 8
 *   161002  input and angle do not broadcast together
 *   161002  out does not have the shape of the broadcast of input and angle
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A magnitude below 0 stays as it is, although the vendor's documentation speaks of an absolute
 *     value.
 *   - The vendor looks at the dtype of out before that of angle.
 *   - The vendor refuses storage formats that differ or are private on ascend950; here every plain
 *     format is taken.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnPolarGetWorkspaceSize(const aclTensor *input,
                                                           const aclTensor *angle, aclTensor *out,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnPolarGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnPolar(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
