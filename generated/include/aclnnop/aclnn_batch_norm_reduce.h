/*
 * Generated from spec/norm/batch_norm_reduce.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BATCH_NORM_REDUCE_H
#define ACLNNOP_ACLNN_BATCH_NORM_REDUCE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * BatchNormReduce: the sum of the elements of each channel, and that of their squares.
 *
 *   sum = sum(x, over: channel)
 *   squareSum = sum(x * x, over: channel)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank at most 8
 *   sum            output; the sums; ACL_FLOAT; shape: as x, without all of its axes but axis 1
 *   squareSum      output; the sums of the squares; dtypes of sum; shape: as x, without all of its
 *                  axes but axis 1
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x, sum or squareSum is null
 *   161002  x has a dtype that is not listed for it
 *   161002  sum or squareSum does not have the dtype of the dtype that is computed in
 *   161002  x, sum or squareSum has a rank above 8
 *   161002  sum or squareSum does not have the shape of x without all of its axes but axis 1
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   sum        1 ulp; the largest distance to the real value, in each dtype
 *   squareSum  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - Sums are made in f64 and rounded once; the squares of f32 neither overflow nor vanish before
 *     they are added.
 *   - The vendor takes tensors of rank 4 alone. Here the channels lie along axis 1 of any tensor,
 *     and one without that axis is one channel, with a sum without dimensions.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchNormReduceGetWorkspaceSize(const aclTensor *x,
                                                                     aclTensor *sum,
                                                                     aclTensor *squareSum,
                                                                     uint64_t *workspaceSize,
                                                                     aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBatchNormReduceGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchNormReduce(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
