/*
 * Generated from spec/loss/binary_cross_entropy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_H
#define ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * BinaryCrossEntropy: what each label costs by the probability that was predicted, or the mean or
 * the sum of these.
 *
 *   hit = where(self >= 0 and log(self) < -100, -100, log(self))
 *   miss = where(self == 1, -100, log1p(-self))
 *   loss = -(weight * (target * hit + (1 - target) * miss))
 *   reduction is none:
 *     out = loss
 *   reduction is mean:
 *     out = sum(loss, over: all) / count(self, over: all)
 *   out = sum(loss, over: all)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; probabilities; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any, rank at most 8
 *   target         input; labels; dtypes of self; shape: as self
 *   weight         input; weights of the elements; dtypes of self; shape: broadcasts to self; null
 *                  means 1
 *   reduction      mode; what is made of the losses of the elements: 0, 1, 2
 *   out            output; the losses, their mean or their sum; dtypes of self; shape: as self,
 *                  without all of its axes where reduction is mean or sum
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or target is null
 *   161002  weight is neither null nor a tensor
 *   161001  out is null
 *   161002  self or weight has a dtype that is not listed for it
 *   161002  target or out does not have the dtype of self
 *   161002  reduction is none of none, mean, sum
 *   161002  self, target, weight or out has a rank above 8
 *   161002  target does not have the shape of self
 *   161002  weight does not broadcast to the shape of self
 *   161002  out does not have the shape of self without all of its axes, where reduction is mean or
 *           sum; all shapes of one element are alike
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
 *   - Both logarithms count as -100 at least. Where self is below 0 or above 1, the loss is nan.
 *   - The vendor wants one dtype of all, if there is a weight; here weight may have another one,
 *     and target and out have that of self also without one.
 *   - Null tensors give 161001 here, as the vendor's page says; its code gives 561103.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBinaryCrossEntropyGetWorkspaceSize(
    const aclTensor *self, const aclTensor *target, const aclTensor *weight, int64_t reduction,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBinaryCrossEntropyGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBinaryCrossEntropy(void *workspace, uint64_t workspaceSize,
                                                        aclOpExecutor *executor,
                                                        aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
