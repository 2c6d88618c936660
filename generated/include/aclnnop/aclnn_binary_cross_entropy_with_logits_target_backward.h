/*
 * Generated from spec/activation/binary_cross_entropy_with_logits_target_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_WITH_LOGITS_TARGET_BACKWARD_H
#define ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_WITH_LOGITS_TARGET_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * BinaryCrossEntropyWithLogitsTargetBackward: the gradient of the binary cross entropy of logits
 * with respect to its target.
 *
 *   slope = where(self < -1, posWeightOptional * softplus(-self) - softplus(self),
 *       (posWeightOptional - 1) * softplus(-self) - self)
 *   share = 1 / count(target)
 *   reduction is mean:
 *     gradTarget = gradOutput * weightOptional * slope * share
 *   gradTarget = gradOutput * weightOptional * slope
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput         input; gradient of the loss; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape:
 *                      broadcasts to self
 *   self               input; logits; dtypes of gradOutput; shape: any, rank at most 8
 *   target             input; labels; their values do not matter; dtypes of gradOutput; shape: as
 *                      self
 *   weightOptional     input; weights of the elements; dtypes of gradOutput; shape: broadcasts to
 *                      self; null means 1
 *   posWeightOptional  input; weights of the positive class; dtypes of gradOutput; shape:
 *                      broadcasts to self; null means 1
 *   reduction          mode; what was made of the losses of the elements: 0, 1, 2
 *   gradTarget         output; gradient of the target; dtypes of gradOutput; shape: as self
 *   workspaceSize      result; the bytes of workspace that the second phase needs
 *   executor           result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self or target is null
 *   161002  weightOptional or posWeightOptional is neither null nor a tensor
 *   161001  gradTarget is null
 *   161002  gradOutput, self, target, weightOptional or posWeightOptional has a dtype that is not
 *           listed for it
 *   161002  gradTarget does not have the dtype of target
 *   161002  gradOutput, self, target, weightOptional, posWeightOptional or gradTarget has a rank
 *           above 8
 *   161002  gradOutput does not broadcast to the shape of self
 *   161002  target does not have the shape of self
 *   161002  weightOptional or posWeightOptional does not broadcast to the shape of self
 *   161002  gradTarget does not have the shape of self
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
 *   - A null weight or posWeight stands for ones.
 *   - The mean divides by the elements of target. The values of target do not enter the result,
 *     which is linear in them.
 *   - The vendor refuses a reduction other than 0, 1 and 2, and a gradTarget whose dtype is not
 *     that of target. It converts all tensors to their promotion, and 16-bit ones to f32; here f16
 *     and bf16 are computed in f32, too.
 *   - The vendor refuses target or gradTarget in another storage format than self; here every plain
 *     format is taken.
 *   - The vendor skips the shapes, and the dtypes that have to combine, where self is empty; here
 *     all checks are made, as everywhere.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBinaryCrossEntropyWithLogitsTargetBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *target,
    const aclTensor *weightOptional, const aclTensor *posWeightOptional, int64_t reduction,
    aclTensor *gradTarget, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBinaryCrossEntropyWithLogitsTargetBackwardGetWorkspaceSize
 * made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBinaryCrossEntropyWithLogitsTargetBackward(
    void *workspace, uint64_t workspaceSize, aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
