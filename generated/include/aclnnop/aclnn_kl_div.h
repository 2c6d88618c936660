/*
 * Generated from spec/loss/kl_div.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_KL_DIV_H
#define ACLNNOP_ACLNN_KL_DIV_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * KlDiv: how far a distribution is from another one, for each element, or the mean or the sum of
 * these.
 *
 *   plain = where(target == 0, 0, target * (log(target) - self))
 *   loss = exp(target) * (target - self)
 *   logTarget is false and reduction is none:
 *     out = plain
 *   logTarget is false and reduction is mean:
 *     out = sum(plain, over: all) / count(self, over: all)
 *   logTarget is false:
 *     out = sum(plain, over: all)
 *   reduction is none:
 *     out = loss
 *   reduction is mean:
 *     out = sum(loss, over: all) / count(self, over: all)
 *   out = sum(loss, over: all)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; logarithms of the probabilities that were predicted; ACL_FLOAT,
 *                  ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any; broadcasts with target
 *   target         input; probabilities, or their logarithms; dtypes of self; shape: any;
 *                  broadcasts with self
 *   reduction      mode; what is made of the losses of the elements: 0, 1, 2
 *   logTarget      mode; whether target has logarithms: false, true
 *   out            output; the losses, their mean or their sum; dtypes of self; shape: as the
 *                  broadcast of self and target, without all of its axes where reduction is mean or
 *                  sum
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, target or out is null
 *   161002  self, target or out has a dtype that is not listed for it
 *   161002  reduction is none of none, mean, sum
 *   161002  self, target or out has a rank above 8
 *   161002  self and target do not broadcast together
 *   161002  out does not have the shape of the broadcast of self and target without all of its
 *           axes, where reduction is mean or sum; all shapes of one element are alike
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
 *   - The mean divides by the number of points that self and target broadcast to. Losses are added
 *     before they are rounded.
 *   - A target of 0 costs nothing, one below 0 gives nan; the vendor's page has nan for both.
 *   - The vendor's mean of a batch, which divides by the extent of the first axis, is refused here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnKlDivGetWorkspaceSize(const aclTensor *self,
                                                           const aclTensor *target,
                                                           int64_t reduction, bool logTarget,
                                                           aclTensor *out, uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnKlDivGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnKlDiv(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
