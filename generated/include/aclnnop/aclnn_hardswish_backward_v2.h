/*
 * Generated from spec/activation/hardswish_backward_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_HARDSWISH_BACKWARD_V2_H
#define ACLNNOP_ACLNN_HARDSWISH_BACKWARD_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * HardswishBackwardV2: the gradient of Hardswish, which is self * min(max(self + 3, 0), 6) / 6,
 * with the two corners in the constant pieces.
 *
 *   slope = where(self <= -3, 0, where(self >= 3, 1, (self + 1.5) / 3))
 *   out = gradOutput * slope
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Hardswish; ACL_FLOAT, ACL_FLOAT16 on ascend910;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  as self
 *   self           input; input of Hardswish; dtypes of gradOutput; shape: any, rank at most 8
 *   out            output; gradient of self; dtypes of gradOutput; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  gradOutput or out does not have the dtype of self
 *   161002  gradOutput, self or out has a rank above 8
 *   161002  gradOutput or out does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1.5 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - Only the corners differ from aclnnHardswishBackward; the slope is 0 at -3 and 1 at 3.
 *   - The vendor's documentation begins at rank 1; its code takes a tensor without dimensions too.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHardswishBackwardV2GetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnHardswishBackwardV2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHardswishBackwardV2(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
