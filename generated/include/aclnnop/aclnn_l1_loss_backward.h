/*
 * Generated from spec/loss/l1_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_L1_LOSS_BACKWARD_H
#define ACLNNOP_ACLNN_L1_LOSS_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * L1LossBackward: the gradient of the absolute error with respect to self.
 *
 *   slope = where(self < target, -1, where(self > target, 1, 0))
 *   reduction is mean:
 *     gradInput = gradOutput * slope * (1 / count(self))
 *   gradInput = gradOutput * slope
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the loss; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any; broadcasts with self and target
 *   self           input; predictions; dtypes of gradOutput; shape: any; broadcasts with gradOutput
 *                  and target
 *   target         input; what they should have been; dtypes of gradOutput; shape: any; broadcasts
 *                  with gradOutput and self
 *   reduction      mode; what was made of the losses of the elements: 0, 1, 2
 *   gradInput      output; gradient of self; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16, ACL_COMPLEX32; shape: as the broadcast of gradOutput,
 *                  self and target
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, target or gradInput is null
 *   161002  gradOutput, self or target has a dtype that is not listed for it
 *   161002  the result cannot be converted to the dtype of gradInput
 *   161002  gradOutput, self, target or gradInput has a rank above 8
 *   161002  gradOutput and self do not broadcast together
 *   161002  target does not broadcast together with the broadcast of gradOutput and self
 *   161002  gradInput does not have the shape of the broadcast of gradOutput, self and target
 *   161002  reduction is none of none, mean, sum
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInput  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The slope is 0 beside a nan in self or target. The mean divides by the elements of self,
 *     whatever it broadcasts to.
 *   - The vendor checks the reduction before the dtypes.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnL1LossBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *target, int64_t reduction,
    aclTensor *gradInput, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnL1LossBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnL1LossBackward(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
