/*
 * Generated from spec/activation/softmax_cross_entropy_with_logits.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SOFTMAX_CROSS_ENTROPY_WITH_LOGITS_H
#define ACLNNOP_ACLNN_SOFTMAX_CROSS_ENTROPY_WITH_LOGITS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SoftmaxCrossEntropyWithLogits: how far the softmax of each row is from its labels, and the
 * gradient of that.
 *
 *   top = max(features, over: -1)
 *   power = exp(features - top)
 *   total = sum(power, over: -1)
 *   loss = sum(where(labels == 0, 0, labels * (log(total) - (features - top))), over: -1)
 *   backprop = power / total - labels
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   features       input; the logits, a row for each sample; ACL_FLOAT, ACL_FLOAT16 on ascend910,
 *                  ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: rank 2
 *   labels         input; the probability of each class; dtypes of features; shape: as features
 *   loss           output; the cross entropy of each row; dtypes of features; shape: as features,
 *                  without its last axis
 *   backprop       output; the gradient with respect to features; dtypes of features; shape: as
 *                  features
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  features, labels, loss or backprop is null
 *   161002  features or labels has a dtype that is not listed for it
 *   161002  loss or backprop does not have the dtype of features
 *   161002  features does not have the rank 2
 *   161002  labels, loss or backprop has a rank above 8
 *   161002  labels does not have the shape of features
 *   161002  loss does not have the shape of features without its last axis
 *   161002  backprop does not have the shape of features
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   loss      1 ulp; the largest distance to the real value, in each dtype
 *   backprop  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A label of 0 adds nothing to the loss, also where its logit is -inf, so that 0 * log(0) is 0.
 *   - An infinite label times a logarithm below 2^-1000, of a class that leaves nothing to the
 *     others, may give nan.
 *   - Labels need not sum to 1; the gradient is that of labels which do.
 *   - The bound holds where terms do not cancel; where they do, the error is at most 2^-46 of their
 *     size in all rows that were measured, to 2^20 classes.
 *   - The vendor answers 561103 to a loss or backprop of a wrong shape, which surfaces when the
 *     result is copied; here it is 161002, as everywhere, and the sentence says which shape is
 *     right.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftmaxCrossEntropyWithLogitsGetWorkspaceSize(
    const aclTensor *features, aclTensor *labels, aclTensor *loss, aclTensor *backprop,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSoftmaxCrossEntropyWithLogitsGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftmaxCrossEntropyWithLogits(void *workspace,
                                                                   uint64_t workspaceSize,
                                                                   aclOpExecutor *executor,
                                                                   aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
