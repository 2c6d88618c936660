/*
 * Generated from spec/reduction/reduce_log_sum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_REDUCE_LOG_SUM_H
#define ACLNNOP_ACLNN_REDUCE_LOG_SUM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ReduceLogSum: the logarithm of the sum of the elements along some axes.
 *
 *   reduce = log(sum(data, over: axes))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   data               input; ACL_FLOAT, ACL_FLOAT16 on ascend910b, ascend910_93, ascend310p;
 *                      ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend950; shape: any, rank at most 8
 *   axes               axes; the axes that are reduced; none means all; axes of data, each once;
 *                      negative counts from the end
 *   keepDims           mode; whether the reduced axes stay with the extent 1: false, true
 *   noopWithEmptyAxes  has to be false; only false is allowed
 *   reduce             output; the logarithms; dtypes of data; shape: as data, without axis axes
 *   workspaceSize      result; the bytes of workspace that the second phase needs
 *   executor           result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  data or axes is null
 *   161002  noopWithEmptyAxes is true
 *   161001  reduce is null
 *   161002  data has a dtype that is not listed for it
 *   161002  reduce does not have the dtype of data
 *   161002  data or reduce has a rank above 8
 *   161002  a value of axes is not in [-r, r - 1], where r is the rank of data, or 1 at rank 0, or
 *           names an axis that is named before
 *   161002  reduce does not have the shape of data without axis axes, which with keepDims stay with
 *           the extent 1; all shapes of one element are alike
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   reduce  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A sum below 0 gives nan, one of 0 gives -inf, and no elements give 0.
 *   - noopWithEmptyAxes has to be false; where it is true and axes is empty, the vendor copies
 *     data.
 *   - reduce has the dtype of data, as the vendor's documentation says, whose code does not compare
 *     them.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnReduceLogSumGetWorkspaceSize(
    const aclTensor *data, const aclIntArray *axes, bool keepDims, bool noopWithEmptyAxes,
    aclTensor *reduce, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnReduceLogSumGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnReduceLogSum(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
