/*
 * Generated from spec/loss/kl_div_target_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_KL_DIV_TARGET_BACKWARD_H
#define ACLNNOP_ACLNN_KL_DIV_TARGET_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * KlDivTargetBackward: the gradient of the Kullback-Leibler divergence with respect to target.
 *
 *   inside = min(max(target, -600), 600)
 *   slope = where(target == 0 and (gradOutput == 0 or self == -inf), 1 - self, log(target) - self
 *       + 1)
 *   steep = where(target == -inf and self == self, 0, exp(inside) * (target - self + 1))
 *   reduction is mean and logTarget is true:
 *     gradTarget = gradOutput * steep * (1 / count(target))
 *   reduction is mean:
 *     gradTarget = gradOutput * slope * (1 / count(target))
 *   logTarget is true:
 *     gradTarget = gradOutput * steep
 *   gradTarget = gradOutput * slope
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the loss; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: broadcasts
 *                  to target
 *   self           input; logarithms of the probabilities that were predicted; dtypes of
 *                  gradOutput; shape: broadcasts to target
 *   target         input; probabilities, or their logarithms; dtypes of gradOutput; shape: any,
 *                  rank at most 8
 *   reduction      mode; what was made of the losses of the elements: 0, 1, 2
 *   logTarget      mode; whether target has logarithms: false, true
 *   gradTarget     output; gradient of target; dtypes of gradOutput; shape: as target
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, target or gradTarget is null
 *   161002  gradOutput, self or target has a dtype that is not listed for it
 *   161002  gradTarget does not have the dtype of target
 *   161002  gradOutput, self, target or gradTarget has a rank above 8
 *   161002  gradOutput or self does not broadcast to the shape of target
 *   161002  gradTarget does not have the shape of target
 *   161002  reduction is none of none, mean, sum
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradTarget  1.5 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The mean divides by the number of elements of target.
 *   - self broadcasts to target; the vendor also adds along the axes that target is broadcast to.
 *   - A target of 0 gives an infinity here, but 0 where gradOutput is 0; with the vendor it gives
 *     nan.
 *   - The vendor's mean of a batch, which divides by the extent of the first axis, is refused here,
 *     as is every other number; the vendor takes those for no reduction.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnKlDivTargetBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *target, int64_t reduction,
    bool logTarget, aclTensor *gradTarget, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnKlDivTargetBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnKlDivTargetBackward(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
