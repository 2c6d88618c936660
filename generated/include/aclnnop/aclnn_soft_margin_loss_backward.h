/*
 * Generated from spec/loss/soft_margin_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SOFT_MARGIN_LOSS_BACKWARD_H
#define ACLNNOP_ACLNN_SOFT_MARGIN_LOSS_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SoftMarginLossBackward: the gradient of the soft margin loss with respect to self.
 *
 *   margin = target * self
 *   slope = target * sigmoid(-margin)
 *   past = where(margin > 0, 1 / (gradOutput * target), gradOutput * target)
 *   within = where(target == 0 or margin > 0 and abs(self) == inf, target / gradOutput, gradOutput
 *       * target)
 *   far = where(self == self, where(abs(target) == inf, past, within), self)
 *   product = where(abs(gradOutput) == inf, far, gradOutput * slope)
 *   reduction is mean:
 *     out = -(product * (1 / count(self)))
 *   out = -product
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the loss; ACL_FLOAT, ACL_FLOAT16 on ascend910; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any;
 *                  broadcasts with self and target
 *   self           input; predictions; dtypes of gradOutput; shape: any; broadcasts with gradOutput
 *                  and target
 *   target         input; labels, -1 or 1; dtypes of gradOutput; shape: any; broadcasts with
 *                  gradOutput and self
 *   reduction      mode; what was made of the losses of the elements: 0, 1, 2
 *   out            output; gradient of self; dtypes of gradOutput; shape: as the broadcast of
 *                  gradOutput, self and target
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, target or out is null
 *   161002  gradOutput, self, target or out has a dtype that is not listed for it
 *   161002  gradOutput, self, target or out has a rank above 8
 *   161002  gradOutput and self do not broadcast together
 *   161002  target does not broadcast together with the broadcast of gradOutput and self
 *   161002  out does not have the shape of the broadcast of gradOutput, self and target
 *   161002  reduction is none of none, mean, sum
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
 *   - The gradient of a confident mistake is that of its target, where the vendor's ascend950 gives
 *     nan.
 *   - The mean divides by the elements of self, whatever it broadcasts to.
 *   - A reduction other than 0, 1 and 2 is refused; the vendor does not look at it.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftMarginLossBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *target, int64_t reduction,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSoftMarginLossBackwardGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftMarginLossBackward(void *workspace, uint64_t workspaceSize,
                                                            aclOpExecutor *executor,
                                                            aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
