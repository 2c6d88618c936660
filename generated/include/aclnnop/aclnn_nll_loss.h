/*
 * Generated from spec/loss/nll_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_NLL_LOSS_H
#define ACLNNOP_ACLNN_NLL_LOSS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * NLLLoss: how far each row is from its class, by the logarithms of probabilities, or the mean or
 * the sum of that.
 *
 *   loss = where(target != 0, -(weight * self), 0)
 *   reduction is none:
 *     out = loss
 *     totalWeightOut = weight
 *   reduction is mean:
 *     out = sum(loss, over: all) / sum(weight, over: all)
 *   out = sum(loss, over: all)
 *   totalWeightOut = sum(weight, over: all)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self            input; logarithms of probabilities: one for each class, in rows or alone;
 *                   ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                   ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: as target with an axis
 *                   of classes more (axis 1, or the only one)
 *   target          input; the class of each row; ACL_INT32, ACL_UINT8, ACL_INT64; shape: any, rank
 *                   at most 7; numbers of classes, and ignoreIndex for none
 *   weight          input; what losses of each class are multiplied by; dtypes of self; shape: one
 *                   axis, with an element for each class of self
 *   reduction       mode; what is made of the losses of the rows: 0, 1, 2
 *   ignoreIndex     integer; the number of a row that does not count; any
 *   out             output; the losses, their mean or their sum; dtypes of self; shape: as target,
 *                   without all of its axes where reduction is mean or sum
 *   totalWeightOut  output; the sum of the weights of all rows that count; dtypes of self; shape:
 *                   as target, without all of its axes where reduction is mean or sum; not written
 *                   if null
 *   workspaceSize   result; the bytes of workspace that the second phase needs
 *   executor        result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, target, weight or out is null
 *   161002  totalWeightOut is neither null nor a tensor
 *   161001  totalWeightOut is null, and reduction is not 0
 *   161002  self or target has a dtype that is not listed for it
 *   161002  weight does not have the dtype of self
 *   161002  out or totalWeightOut has a dtype that is not listed for it
 *   161002  reduction is none of none, mean, sum
 *   161002  self, target, weight, out or totalWeightOut has a rank above 8
 *   161002  self does not have the shape of target with an axis of classes more (axis 1, or the
 *           only one), which has elements where target has
 *   161002  weight does not have one axis with an element for each class of self
 *   161002  out or totalWeightOut does not have the shape of target without all of its axes, where
 *           reduction is mean or sum; all shapes of one element are alike
 *   161002  rank(target) <= 1 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out             1 ulp; the largest distance to the real value, in each dtype
 *   totalWeightOut  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A number in target that is neither a class nor ignoreIndex is an error when the call runs,
 *     with its position; the vendor leaves open what happens then, and its ascend950 stops.
 *   - Losses are added before they are rounded. The mean divides by the sum of the weights, so that
 *     of rows of which none counts is nan.
 *   - totalWeightOut is not looked at where reduction is none; the vendor refuses one that has not
 *     one element, and null.
 *   - Without an axis of rows out has no axes where reduction is none; the vendor takes one element
 *     in an axis, too.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNLLLossGetWorkspaceSize(
    const aclTensor *self, const aclTensor *target, const aclTensor *weight, int64_t reduction,
    int64_t ignoreIndex, aclTensor *out, aclTensor *totalWeightOut, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnNLLLossGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNLLLoss(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
