/*
 * Generated from spec/loss/binary_cross_entropy_with_logits.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_WITH_LOGITS_H
#define ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_WITH_LOGITS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * BinaryCrossEntropyWithLogits: what each label costs by the logit that was predicted, or the mean
 * or the sum of these.
 *
 *   miss = where(target == 1 and self == self, 0, (1 - target) * softplus(self))
 *   hit = posWeightOptional * where(target == 0 and self == self, 0, target * softplus(-self))
 *   loss = weightOptional * (miss + hit)
 *   reduction is none:
 *     out = loss
 *   reduction is mean:
 *     out = sum(loss, over: all) / count(self, over: all)
 *   out = sum(loss, over: all)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self               input; logits; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT,
 *                      ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any,
 *                      rank at most 8
 *   target             input; labels; dtypes of self; shape: as self
 *   weightOptional     input; weights of the elements; dtypes of self; shape: broadcasts to self;
 *                      null means 1
 *   posWeightOptional  input; weights of what labels cost that are 1; dtypes of self; shape:
 *                      broadcasts to self; null means 1
 *   reduction          mode; what is made of the losses of the elements: 0, 1, 2
 *   out                output; the losses, their mean or their sum; dtypes of self; shape: as self,
 *                      without all of its axes where reduction is mean or sum
 *   workspaceSize      result; the bytes of workspace that the second phase needs
 *   executor           result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or target is null
 *   161002  weightOptional or posWeightOptional is neither null nor a tensor
 *   161001  out is null
 *   161002  self, target, weightOptional or posWeightOptional has a dtype that is not listed for it
 *   161002  out does not have the dtype of target
 *   161002  reduction is none of none, mean, sum
 *   161002  self, target, weightOptional, posWeightOptional or out has a rank above 8
 *   161002  target does not have the shape of self
 *   161002  weightOptional or posWeightOptional does not broadcast to the shape of self
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
 *   - The vendor adds losses that are rounded to their dtype; here they are added before.
 *   - The vendor does not look at the shape of a mean or a sum; here it has one element.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBinaryCrossEntropyWithLogitsGetWorkspaceSize(
    const aclTensor *self, const aclTensor *target, const aclTensor *weightOptional,
    const aclTensor *posWeightOptional, int64_t reduction, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBinaryCrossEntropyWithLogitsGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBinaryCrossEntropyWithLogits(void *workspace,
                                                                  uint64_t workspaceSize,
                                                                  aclOpExecutor *executor,
                                                                  aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
