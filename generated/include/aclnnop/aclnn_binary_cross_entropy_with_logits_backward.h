/*
 * Generated from spec/loss/binary_cross_entropy_with_logits_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_WITH_LOGITS_BACKWARD_H
#define ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_WITH_LOGITS_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * BinaryCrossEntropyWithLogitsBackward: the gradient of the binary cross entropy of logits with
 * respect to these.
 *
 *   pull = where(self == inf and posWeightOptional == posWeightOptional, 0, posWeightOptional *
 *       sigmoid(-self))
 *   both = sigmoid(self) + pull
 *   apart = (1 - target) * sigmoid(self) - target * pull
 *   slope = where(abs(target) == inf, -(target * both), apart)
 *   reduction is mean:
 *     out = gradOutput * weightOptional * slope * (1 / count(self))
 *   out = gradOutput * weightOptional * slope
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput         input; gradient of the loss; ACL_FLOAT, ACL_FLOAT16 on ascend910,
 *                      ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                      ascend950; shape: broadcasts to self
 *   self               input; logits; dtypes of gradOutput; shape: any, rank at most 8
 *   target             input; labels; dtypes of gradOutput; shape: broadcasts to self
 *   weightOptional     input; weights of the elements; dtypes of gradOutput; shape: broadcasts to
 *                      self; null means 1
 *   posWeightOptional  input; weights of what labels cost that are 1; dtypes of gradOutput; shape:
 *                      broadcasts to self; null means 1
 *   reduction          mode; what was made of the losses of the elements: 0, 1, 2
 *   out                output; gradient of the logits; dtypes of gradOutput; shape: as self
 *   workspaceSize      result; the bytes of workspace that the second phase needs
 *   executor           result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self or target is null
 *   161002  weightOptional or posWeightOptional is neither null nor a tensor
 *   161001  out is null
 *   161002  gradOutput, self, target, weightOptional or posWeightOptional has a dtype that is not
 *           listed for it
 *   161002  out does not have the dtype of target
 *   161002  gradOutput, self, target, weightOptional, posWeightOptional or out has a rank above 8
 *   161002  gradOutput, target, weightOptional or posWeightOptional does not broadcast to the shape
 *           of self
 *   161002  out does not have the shape of self
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
 *   - Null weights count as 1.
 *   - The mean divides by the number of elements of self.
 *   - target broadcasts to self; the vendor wants its shape to be that of self.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBinaryCrossEntropyWithLogitsBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *target,
    const aclTensor *weightOptional, const aclTensor *posWeightOptional, int64_t reduction,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBinaryCrossEntropyWithLogitsBackwardGetWorkspaceSize made,
 * on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBinaryCrossEntropyWithLogitsBackward(void *workspace,
                                                                          uint64_t workspaceSize,
                                                                          aclOpExecutor *executor,
                                                                          aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
