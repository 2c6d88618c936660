/*
 * Generated from spec/norm/fast_batch_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_FAST_BATCH_NORM_BACKWARD_H
#define ACLNNOP_ACLNN_FAST_BATCH_NORM_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * FastBatchNormBackward: BatchNormBackward under another name, on one product.
 *
 *   share = 1 / count(input, over: channel)
 *   own = (input - saveMean) * saveInvstd
 *   plain = share * sum(gradOut, over: channel)
 *   slope = sum(gradOut * own, over: channel)
 *   inverse = rsqrt(runningVar + eps)
 *   training is true:
 *     gradInput = (gradOut - plain - own * (share * slope)) * (saveInvstd * weight)
 *     gradWeight = slope
 *   gradInput = gradOut * (inverse * weight)
 *   gradWeight = sum(gradOut * (input - runningMean), over: channel) * inverse
 *   gradBias = sum(gradOut, over: channel)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOut        input; gradient of the result of BatchNorm; ACL_FLOAT, ACL_FLOAT16, ACL_BF16;
 *                  shape: as input
 *   input          input; input of BatchNorm; dtypes of gradOut; shape: any, rank at most 8
 *   weight         input; what each channel was multiplied by; dtypes of gradOut; shape: as input,
 *                  without all of its axes but axis 1; not written if null
 *   runningMean    input; the means that were taken where it did not train, one for each channel;
 *                  dtypes of gradOut; shape: as input, without all of its axes but axis 1; not
 *                  written if null
 *   runningVar     input; the variances that were taken there; dtypes of gradOut; shape: as input,
 *                  without all of its axes but axis 1; not written if null
 *   saveMean       input; the means that it found where it trained; dtypes of gradOut; shape: as
 *                  input, without all of its axes but axis 1; not written if null
 *   saveInvstd     input; the reciprocals of the standard deviations; dtypes of gradOut; shape: as
 *                  input, without all of its axes but axis 1; not written if null
 *   training       mode; whether BatchNorm trained: false, true
 *   eps            scalar; what is added to runningVar
 *   outputMask     flags; which gradients are wanted; a flag for each of gradInput, gradWeight,
 *                  gradBias: whether it is written
 *   version        mode; which of its kernels the vendor takes: 0, 1
 *   gradInput      output; gradient of input; dtypes of gradOut; shape: as input; null means none
 *   gradWeight     output; gradient of weight; dtypes of gradOut; shape: as input, without all of
 *                  its axes but axis 1; not written if null
 *   gradBias       output; gradient of the bias; dtypes of gradOut; shape: as input, without all of
 *                  its axes but axis 1; not written if null
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOut or input is null
 *   161002  weight, runningMean, runningVar, saveMean or saveInvstd is neither null nor a tensor
 *   161001  outputMask is null
 *   161002  gradInput, gradWeight or gradBias is neither null nor a tensor
 *   161002  outputMask has another number of flags than 3
 *   161001  gradInput, gradWeight or gradBias is null, and its flag is true
 *   161002  input, weight, runningMean, runningVar, saveMean or saveInvstd has a dtype that is not
 *           listed for it
 *   161002  gradOut or gradInput does not have the dtype of input
 *   161002  gradWeight or gradBias has a dtype that is not listed for it
 *   161002  gradOut, input, weight, runningMean, runningVar, saveMean, saveInvstd, gradInput,
 *           gradWeight or gradBias has a rank above 8
 *   161002  gradOut does not have the shape of input
 *   161002  weight, runningMean, runningVar, saveMean or saveInvstd does not have the shape of
 *           input without all of its axes but axis 1
 *   161002  gradInput does not have the shape of input
 *   161002  gradWeight or gradBias does not have the shape of input without all of its axes but
 *           axis 1
 *   161002  rank(input) >= 2 does not hold
 *   161002  version is none of first, second
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInput   1 ulp; the largest distance to the real value, in each dtype
 *   gradWeight  1 ulp; the largest distance to the real value, in each dtype
 *   gradBias    1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - saveInvstd are the reciprocals of standard deviations on every product; ascend910b takes
 *     variances in its place.
 *   - A null weight stands for ones, and so do null runningVar and saveInvstd; null means are 0.
 *   - An output whose flag is false is not looked at.
 *   - The channels lie along axis 1 in every storage format.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFastBatchNormBackwardGetWorkspaceSize(
    const aclTensor *gradOut, const aclTensor *input, const aclTensor *weight,
    const aclTensor *runningMean, const aclTensor *runningVar, const aclTensor *saveMean,
    const aclTensor *saveInvstd, bool training, double eps, const aclBoolArray *outputMask,
    int version, aclTensor *gradInput, aclTensor *gradWeight, aclTensor *gradBias,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnFastBatchNormBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFastBatchNormBackward(void *workspace, uint64_t workspaceSize,
                                                           aclOpExecutor *executor,
                                                           aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
