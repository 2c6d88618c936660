/*
 * Generated from spec/norm/batch_norm_reduce_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BATCH_NORM_BACKWARD_REDUCE_H
#define ACLNNOP_ACLNN_BATCH_NORM_BACKWARD_REDUCE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * BatchNormReduceBackward: sums of the gradients of each channel, of which the gradients of
 * BatchNorm are made.
 *
 *   plain = sum(gradOut, over: channel)
 *   along = sum(gradOut * (input - mean), over: channel)
 *   sumDy = plain
 *   sumDyXmu = along
 *   gradWeight = along * invstd
 *   gradBias = plain
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOut        input; gradient of the result of BatchNorm; ACL_FLOAT, ACL_FLOAT16 on ascend910;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  as input
 *   input          input; input of BatchNorm; dtypes of gradOut; shape: any, rank at most 8
 *   mean           input; the means, one for each channel; dtypes of gradOut; shape: as input,
 *                  without all of its axes but axis 1
 *   invstd         input; the reciprocals of the standard deviations; dtypes of gradOut; shape: as
 *                  input, without all of its axes but axis 1
 *   weight         ignored; not looked at; may be null
 *   inputG         mode; whether the sums are wanted: false, true
 *   weightG        mode; whether the gradient of the weight is: false, true
 *   biasG          mode; whether the gradient of the bias is: false, true
 *   sumDy          output; the sums of gradOut; dtypes of gradOut; shape: as input, without all of
 *                  its axes but axis 1; not written if null
 *   sumDyXmu       output; the sums of gradOut times the deviations from the means; dtypes of
 *                  gradOut; shape: as input, without all of its axes but axis 1; not written if
 *                  null
 *   gradWeight     output; gradient of the weight; dtypes of gradOut; shape: as input, without all
 *                  of its axes but axis 1; not written if null
 *   gradBias       output; gradient of the bias; dtypes of gradOut; shape: as input, without all of
 *                  its axes but axis 1; not written if null
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOut, input, mean or invstd is null
 *   161002  sumDy, sumDyXmu, gradWeight or gradBias is neither null nor a tensor
 *   161001  sumDy or sumDyXmu is null, and inputG is true
 *   161001  gradWeight is null, and weightG is true
 *   161001  gradBias is null, and biasG is true
 *   161002  input, mean or invstd has a dtype that is not listed for it
 *   161002  gradOut does not have the dtype of input
 *   161002  sumDy, sumDyXmu, gradWeight or gradBias has a dtype that is not listed for it
 *   161002  gradOut, input, mean, invstd, sumDy, sumDyXmu, gradWeight or gradBias has a rank above
 *           8
 *   161002  gradOut does not have the shape of input
 *   161002  mean, invstd, sumDy, sumDyXmu, gradWeight or gradBias does not have the shape of input
 *           without all of its axes but axis 1
 *   161002  rank(input) >= 2 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   sumDy       1 ulp; the largest distance to the real value, in each dtype
 *   sumDyXmu    1 ulp; the largest distance to the real value, in each dtype
 *   gradWeight  1 ulp; the largest distance to the real value, in each dtype
 *   gradBias    1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - An output that is not wanted is not looked at, and the weight never is.
 *   - mean and invstd have an element for each channel, and gradOut the shape of input, which the
 *     vendor does not check.
 *   - The channels lie along axis 1 in every storage format.
 *   - Tensors without elements leave the outputs as they were; ascend950 sets them to 0.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchNormReduceBackwardGetWorkspaceSize(
    const aclTensor *gradOut, const aclTensor *input, const aclTensor *mean,
    const aclTensor *invstd, const aclTensor *weight, bool inputG, bool weightG, bool biasG,
    aclTensor *sumDy, aclTensor *sumDyXmu, aclTensor *gradWeight, aclTensor *gradBias,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBatchNormReduceBackwardGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchNormReduceBackward(void *workspace,
                                                             uint64_t workspaceSize,
                                                             aclOpExecutor *executor,
                                                             aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
