/*
 * Generated from spec/pooling/max_pool.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MAX_POOL_H
#define ACLNNOP_ACLNN_MAX_POOL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MaxPool: the greatest of the elements that windows over the last two axes show.
 *
 *   seen = pooled(2, kernelShape, strides, 1, pads, dilations, ceilMode) of self
 *   out = max(seen)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input: (batches, channels, height, width), or without batches;
 *                  ACL_FLOAT16 on ascend910; ACL_FLOAT, ACL_FLOAT16 on ascend910b, ascend910_93;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_INT64, ACL_BF16 on ascend950; shape: any, rank at most 8; seen is pooled(2,
 *                  kernelShape, strides, 1, pads, dilations, ceilMode) of it
 *   kernelShape    integers; how many elements a window has: (height, width), or one number for
 *                  both; a list
 *   strides        integers; how far windows are apart; none means 1; a list
 *   autoPad        mode; how pads are chosen, which they never are: 0
 *   pads           integers; how far windows reach beyond the ends: one number or two, or (top,
 *                  left, bottom, right); none means 0; a list
 *   dilations      integers; how far the elements that a window shows are apart; none means 1; a
 *                  list
 *   ceilMode       integer; whether (1) or not (0) the last window of an axis may reach further, if
 *                  it begins before the padding at the end; any
 *   out            output; the greatest elements; dtypes of self; shape: as self as pooled(...)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, kernelShape, strides, pads, dilations or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  self has fewer than 2 axes, or one of the last is empty; kernelShape, strides, pads or
 *           dilations has another number of values, or one below 1, of pads one below 0; pads adds
 *           more to an axis than kernelShape has there; ceilMode is not 0 or 1; or one of the last
 *           axes is shorter than a window
 *   161002  out does not have the shape of self as pooled(...)
 *   161002  rank(self) >= 3 does not hold
 *   161002  rank(self) <= 4 does not hold
 *   161002  autoPad is none of none
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
 *   - Of zeros +0 is the greater one.
 *   - Dilations may be above 1, and one number or two; the vendor takes 1 alone, in up to four
 *     numbers.
 *   - An input whose height or width is 0 is refused.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxPoolGetWorkspaceSize(
    const aclTensor *self, const aclIntArray *kernelShape, const aclIntArray *strides,
    int64_t autoPad, const aclIntArray *pads, const aclIntArray *dilations, int64_t ceilMode,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMaxPoolGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxPool(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
