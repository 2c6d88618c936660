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
 *   gradOutput         input; gradient of the loss; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   self               input; logits; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   target             input; labels; their values do not matter; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   weightOptional     input; weights of the elements; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; null means
 *                      1
 *   posWeightOptional  input; weights of the positive class; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; null
 *                      means 1
 *   reduction          mode; what was made of the losses of the elements: 0, 1, 2
 *   gradTarget         output; gradient of the target; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   workspaceSize      result; the bytes of workspace that the second phase needs
 *   executor           result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
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
