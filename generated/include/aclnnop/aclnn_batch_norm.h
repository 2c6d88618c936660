/*
 * Generated from spec/norm/batch_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BATCH_NORM_H
#define ACLNNOP_ACLNN_BATCH_NORM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * BatchNorm: the elements of each channel less their mean, divided by their standard deviation,
 * times a weight and plus a bias. In place: runningMean stands for both runningMean and nextMean,
 * runningVar stands for both runningVar and nextVar.
 *
 *   mean = sum(input, over: channel) / count(input, over: channel)
 *   squares = sum((input - mean) * (input - mean), over: channel)
 *   rstd = 1 / sqrt(squares / count(input, over: channel) + eps)
 *   training is true:
 *     output = (input - mean) * rstd * weight + bias
 *     nextMean = (1 - momentum) * runningMean + momentum * mean
 *     nextVar = (1 - momentum) * runningVar + momentum * (squares / (count(input, over: channel) -
 *         1))
 *     saveMean = mean
 *     saveInvstd = rstd
 *   output = (input - runningMean) * (1 / sqrt(runningVar + eps)) * weight + bias
 *   nextMean = runningMean
 *   nextVar = runningVar
 *   saveMean = 0
 *   saveInvstd = 0
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   weight         input; what the elements of each channel are multiplied by; dtypes of input;
 *                  shape: as input, without all of its axes but axis 1; not written if null
 *   bias           input; what is added to them; dtypes of input; shape: as input, without all of
 *                  its axes but axis 1; not written if null
 *   runningMean    input and output; the means that are taken where it does not train, one for each
 *                  channel, overwritten by the means that are taken from now on; dtypes of input;
 *                  shape: as input, without all of its axes but axis 1; not written if null
 *   runningVar     input and output; the variances that are taken there, overwritten by the
 *                  variances that are taken from now on; dtypes of input; shape: as input, without
 *                  all of its axes but axis 1; not written if null
 *   training       mode; whether it trains: takes the means and variances of the input: false, true
 *   momentum       scalar; the weight of the new mean and variance
 *   eps            scalar; what is added to the variance
 *   output         output; the result; dtypes of input; shape: as input
 *   saveMean       output; the means of the input; dtypes of input; shape: as input, without all of
 *                  its axes but axis 1; not written if null
 *   saveInvstd     output; the reciprocals of the standard deviations of the input; dtypes of
 *                  input; shape: as input, without all of its axes but axis 1; not written if null
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input is null
 *   161002  weight, bias, runningMean or runningVar is neither null nor a tensor
 *   161001  output is null
 *   161002  saveMean or saveInvstd is neither null nor a tensor
 *   161001  saveMean or saveInvstd is null, and training is true
 *   161002  input, weight, bias, runningMean, runningVar, output, saveMean or saveInvstd has a
 *           dtype that is not listed for it
 *   161002  input, weight, bias, runningMean, runningVar, output, saveMean or saveInvstd has a rank
 *           above 8
 *   161002  weight, bias, runningMean or runningVar does not have the shape of input without all of
 *           its axes but axis 1
 *   161002  output does not have the shape of input
 *   161002  saveMean or saveInvstd does not have the shape of input without all of its axes but
 *           axis 1
 *   161002  rank(input) >= 2 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   output      1 ulp; the largest distance to the real value, in each dtype
 *   nextMean    1 ulp; the largest distance to the real value, in each dtype
 *   nextVar     1 ulp; the largest distance to the real value, in each dtype
 *   saveMean    1 ulp; the largest distance to the real value, in each dtype
 *   saveInvstd  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - saveInvstd are the reciprocals of standard deviations on every product; products before
 *     ascend950 write variances in its place.
 *   - Where it does not train saveMean and saveInvstd are not looked at, and runningMean and
 *     runningVar stay as they are.
 *   - A null weight stands for ones, and so does a null runningVar; a null bias and a null
 *     runningMean are 0.
 *   - Of one element for each channel the new variance is nan, by 0 / 0.
 *   - The channels lie along axis 1 in every storage format.
 *   - An input without elements leaves the outputs as they were; the vendor writes means of 0 and
 *     nan.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchNormGetWorkspaceSize(
    const aclTensor *input, const aclTensor *weight, const aclTensor *bias, aclTensor *runningMean,
    aclTensor *runningVar, bool training, double momentum, double eps, aclTensor *output,
    aclTensor *saveMean, aclTensor *saveInvstd, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBatchNormGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchNorm(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
