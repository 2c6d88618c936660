/*
 * Generated from spec/loss/cross_entropy_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_H
#define ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * CrossEntropyLoss: how far the softmax of each row is from its class, or the mean or the sum of
 * that, and the logarithms of the softmax.
 *
 *   top = max(input, over: -1)
 *   rest = log(sum(exp(input - top), over: -1))
 *   miss = weightOptional * (rest - (input - top))
 *   own = sum(where(target != 0, miss, 0), over: -1)
 *   weight = sum(where(target != 0, weightOptional, 0), over: -1)
 *   counts = max(target, over: -1)
 *   shared = sum(miss, over: -1) * (labelSmoothing / count(input, over: -1))
 *   loss = where(labelSmoothing == 0, own, where(counts == 0, 0, (1 - labelSmoothing) * own +
 *       shared))
 *   lossOut = reduced(loss, weight)
 *   logProbOut = (input - top) - rest
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input                   input; the logits, a row for each sample with one for each class;
 *                           ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: rank 2
 *   target                  input; the class of each row; ACL_INT64 on ascend910b, ascend910_93;
 *                           ACL_INT32, ACL_INT64 on ascend950; shape: as input without the axis of
 *                           classes (axis 1, or the only one); numbers of classes, and ignoreIndex
 *                           for none
 *   weightOptional          input; what losses of each class are multiplied by; ACL_FLOAT; shape:
 *                           one element, or one for each channel (axis 1) of input; null means 1
 *   reductionOptional       mode; what is made of the losses of the rows: "none", "mean", "sum"
 *   ignoreIndex             integer; the number of a row that does not count; any
 *   labelSmoothing          scalar; the part of a loss that all classes share alike
 *   lseSquareScaleForZloss  ignored; no effect
 *   returnZloss             ignored; no effect
 *   lossOut                 output; the losses, their mean or their sum; dtypes of input; shape: as
 *                           target where reductionOptional is none, else one element in any rank
 *   logProbOut              output; the logarithms of probabilities; dtypes of input; shape: as
 *                           input
 *   zlossOut                ignored; not written; not null
 *   lseForZlossOut          ignored; not written; not null
 *   workspaceSize           result; the bytes of workspace that the second phase needs
 *   executor                result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input or target is null
 *   161002  weightOptional is neither null nor a tensor
 *   161001  lossOut, logProbOut, zlossOut or lseForZlossOut is null
 *   161002  input, target or weightOptional has a dtype that is not listed for it
 *   161002  weightOptional has neither the dtype of input nor f32
 *   161002  lossOut or logProbOut does not have the dtype of input
 *   561002  reductionOptional is none of none, mean, sum
 *   561002  input does not have the rank 2
 *   561002  target, weightOptional, lossOut or logProbOut has a rank above 8
 *   561002  target does not have the shape of input without the axis of classes (axis 1, or the
 *           only one)
 *   561002  weightOptional has neither one element nor as many as input has channels (the extent of
 *           its axis 1; one channel below rank 2)
 *   561002  lossOut does not have the shape of target where reductionOptional is none, or has not
 *           one element; all shapes of one element are alike
 *   561002  logProbOut does not have the shape of input
 *   561002  extent(input, -1) > 0 does not hold
 *   561002  labelSmoothing >= 0 does not hold
 *   561002  labelSmoothing <= 1 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   lossOut     1 ulp; the largest distance to the real value, in each dtype
 *   logProbOut  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A number in target that is neither a class nor ignoreIndex is an error when the call runs,
 *     with its position; the vendor leaves open what happens then.
 *   - With labelSmoothing s the loss of a row is 1 - s times its own and s times the mean, over all
 *     classes, of what the loss of each would be, by its weight. The vendor's page of the loss does
 *     not say so, that of the gradient does.
 *   - The mean divides by the sum of the weights of the classes of rows that count, also with
 *     labelSmoothing; where none counts it is nan.
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more. Losses are added in f64 before they are rounded.
 *   - weightOptional may be one element, for all classes, and lossOut have any shape of one element
 *     where the losses are added; the vendor wants one axis.
 *   - zlossOut and lseForZlossOut are not looked at, but for null; the vendor checks their dtypes
 *     and shapes.
 *   - A row with an infinite logit that is not -inf, or with nothing else, gives nan.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrossEntropyLossGetWorkspaceSize(
    const aclTensor *input, const aclTensor *target, const aclTensor *weightOptional,
    char *reductionOptional, int64_t ignoreIndex, double labelSmoothing,
    double lseSquareScaleForZloss, bool returnZloss, const aclTensor *lossOut,
    const aclTensor *logProbOut, const aclTensor *zlossOut, const aclTensor *lseForZlossOut,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnCrossEntropyLossGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrossEntropyLoss(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
