/*
 * Generated from spec/reduction/median.yaml and spec/reduction/median_dim.yaml and
 * spec/reduction/nan_median.yaml and spec/reduction/nan_median_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MEDIAN_H
#define ACLNNOP_ACLNN_MEDIAN_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Median: the element in the middle of all elements in their order, the lower one of two.
 *
 *   valuesOut = sorted(self, along: all), the one in the middle
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: any, rank at most 8
 *   valuesOut      output; the element in the middle; dtypes of self; shape: as self, without all
 *                  of its axes
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or valuesOut is null
 *   161002  self has a dtype that is not listed for it
 *   161002  valuesOut does not have the dtype of self
 *   161002  self or valuesOut has a rank above 8
 *   161002  valuesOut does not have the shape of self without all of its axes; all shapes of one
 *           element are alike
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   valuesOut  exact; elements as they are, or their positions
 *
 * Notes:
 *
 *   - A nan among the elements is the result. An empty self gives nan, or the least number of i32
 *     and i64, or 0 of smaller integers.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMedianGetWorkspaceSize(const aclTensor *self,
                                                            aclTensor *valuesOut,
                                                            uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMedianGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMedian(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

/*
 * MedianDim: the element in the middle of those along an axis in their order, the lower one of two,
 * and its position.
 *
 *   valuesOut = sorted(self, along: dim), the one in the middle
 *   indicesOut = argsort(self, along: dim), the one in the middle
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: any, rank at most 8
 *   dim            axis; the axis of the lines; an axis of self; negative counts from the end
 *   keepDim        mode; whether the axis stays with the extent 1: false, true
 *   valuesOut      output; the elements in the middle; dtypes of self; shape: as self, without axis
 *                  dim
 *   indicesOut     output; their positions; ACL_INT64; shape: as self, without axis dim
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, valuesOut or indicesOut is null
 *   161002  self has a dtype that is not listed for it
 *   161002  valuesOut does not have the dtype of self
 *   161002  indicesOut has a dtype that is not listed for it
 *   161002  self, valuesOut or indicesOut has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  valuesOut or indicesOut does not have the shape of self without axis dim, which with
 *           keepDim stay with the extent 1
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   valuesOut   exact; elements as they are, or their positions
 *   indicesOut  exact; elements as they are, or their positions
 *
 * Notes:
 *
 *   - Equal elements, as both zeros are, have the ranks of their order. Of a line with a nan the
 *     first one is the result.
 *   - An empty self leaves the outputs as they were.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMedianDimGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                               bool keepDim, aclTensor *valuesOut,
                                                               aclTensor *indicesOut,
                                                               uint64_t *workspaceSize,
                                                               aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMedianDimGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMedianDim(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

/*
 * NanMedian: the element in the middle of all numbers in their order, the lower one of two.
 *
 *   out = sorted(self, along: all), the one in the middle of those that are no nan
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64 on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any, rank at most 8
 *   out            output; the number in the middle; dtypes of self; shape: as self, without all of
 *                  its axes
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  out does not have the shape of self without all of its axes; all shapes of one element
 *           are alike
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; elements as they are, or their positions
 *
 * Notes:
 *
 *   - An empty self gives nan, or the least number of i32 and i64, or 0 of smaller integers.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNanMedianGetWorkspaceSize(const aclTensor *self,
                                                               aclTensor *out,
                                                               uint64_t *workspaceSize,
                                                               aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnNanMedianGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNanMedian(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

/*
 * NanMedianDim: the element in the middle of the numbers along an axis in their order, the lower
 * one of two, and its position.
 *
 *   valuesOut = sorted(self, along: dim), the one in the middle of those that are no nan
 *   indicesOut = argsort(self, along: dim), the one in the middle of those that are no nan
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64 on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any, rank at most 8
 *   dim            axis; the axis of the lines; an axis of self; negative counts from the end
 *   keepDim        mode; whether the axis stays with the extent 1: false, true
 *   valuesOut      output; the numbers in the middle; dtypes of self; shape: as self, without axis
 *                  dim
 *   indicesOut     output; their positions; ACL_INT64; shape: as self, without axis dim
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, valuesOut or indicesOut is null
 *   161002  self has a dtype that is not listed for it
 *   161002  valuesOut does not have the dtype of self
 *   161002  indicesOut has a dtype that is not listed for it
 *   161002  self, valuesOut or indicesOut has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  dim names an axis of self without elements
 *   161002  valuesOut or indicesOut does not have the shape of self without axis dim, which with
 *           keepDim stay with the extent 1
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   valuesOut   exact; elements as they are, or their positions
 *   indicesOut  exact; elements as they are, or their positions
 *
 * Notes:
 *
 *   - Equal elements, as both zeros are, have the ranks of their order. Of a line without numbers
 *     the first nan is the result.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNanMedianDimGetWorkspaceSize(
    const aclTensor *self, int64_t dim, bool keepDim, aclTensor *valuesOut, aclTensor *indicesOut,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnNanMedianDimGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNanMedianDim(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
