/*
 * Generated from spec/norm/batch_norm_stats.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BATCH_NORM_STATS_H
#define ACLNNOP_ACLNN_BATCH_NORM_STATS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * BatchNormStats: the mean of the elements of each channel, and the reciprocal of their standard
 * deviation.
 *
 *   centre = sum(input, over: channel) / count(input, over: channel)
 *   squares = sum((input - centre) * (input - centre), over: channel)
 *   mean = centre
 *   invstd = 1 / sqrt(squares / count(input, over: channel) + eps)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend910b, ascend910_93; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16 on ascend950; shape: any, rank at most 8
 *   eps            scalar; what is added to the variance
 *   mean           output; the means, one for each channel; ACL_FLOAT; shape: as input, without all
 *                  of its axes but axis 1
 *   invstd         output; the reciprocals of the standard deviations; dtypes of mean; shape: as
 *                  input, without all of its axes but axis 1
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input, mean or invstd is null
 *   161002  input has a dtype that is not listed for it
 *   161002  mean or invstd does not have the dtype of the dtype that is computed in
 *   161002  input, mean or invstd has a rank above 8
 *   161002  mean or invstd does not have the shape of input without all of its axes but axis 1
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   mean    1 ulp; the largest distance to the real value, in each dtype
 *   invstd  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The channels lie along axis 1; an input without that axis is one channel, and the vendor
 *     refuses it.
 *   - The squares of f32 neither overflow nor vanish, because they are in f64.
 *   - An input without elements leaves the outputs as they were; the vendor writes means of 0 and
 *     nan.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchNormStatsGetWorkspaceSize(const aclTensor *input,
                                                                    double eps, aclTensor *mean,
                                                                    aclTensor *invstd,
                                                                    uint64_t *workspaceSize,
                                                                    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBatchNormStatsGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchNormStats(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
