/*
 * Generated from spec/mathematics/angle_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ANGLE_V2_H
#define ACLNNOP_ACLNN_ANGLE_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AngleV2: the angle of a real number, 0 or pi.
 *
 *   out = where(x < 0, 3.14159265358979323846, where(x >= 0, 0, x))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; a number; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_BOOL, ACL_BF16; shape: any, rank at most 8
 *   out            output; its angle; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: as x
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x or out is null
 *   161002  x has a dtype that is not listed for it
 *   161002  out does not have the dtype of the float dtype of x
 *   161002  x or out has a rank above 8
 *   161002  out does not have the shape of x
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  rounded; correctly rounded: the result nearest to the real value
 *
 * Notes:
 *
 *   - Complex numbers, which the vendor takes, are refused here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAngleV2GetWorkspaceSize(const aclTensor *x,
                                                             const aclTensor *out,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAngleV2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAngleV2(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
