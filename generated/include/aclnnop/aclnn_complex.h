/*
 * Generated from spec/conversion/complex.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_COMPLEX_H
#define ACLNNOP_ACLNN_COMPLEX_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Complex: complex numbers of their real and imaginary parts.
 *
 *   out = cartesian(real, imag)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   real           input; the real parts; ACL_FLOAT, ACL_DOUBLE; shape: any; broadcasts with imag
 *   imag           input; the imaginary parts; dtypes of real; shape: any; broadcasts with real
 *   out            output; the complex numbers; ACL_COMPLEX64, ACL_COMPLEX128; shape: as the
 *                  broadcast of real and imag
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  real, imag or out is null
 *   161002  real has a dtype that is not listed for it
 *   161002  imag does not have the dtype of real
 *   161002  out does not have the dtype of the complex dtype of real
 *   161002  real, imag or out has a rank above 8
 *   161002  real and imag do not broadcast together
 *   161002  out does not have the shape of the broadcast of real and imag
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - f16, of which the vendor makes c32, is refused here.
 *   - With an empty input the vendor succeeds before it looks at any dtype or shape; here the
 *     checks come first.
 *   - The vendor refuses storage formats that differ or are private on ascend950; here every plain
 *     format is taken.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnComplexGetWorkspaceSize(const aclTensor *real,
                                                             const aclTensor *imag, aclTensor *out,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnComplexGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnComplex(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
