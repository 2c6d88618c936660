/*
 * Generated from spec/pooling/avg_pool2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_AVGPOOL2D_H
#define ACLNNOP_ACLNN_AVGPOOL2D_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AvgPool2d: the means of the elements that windows over the last two axes show.
 *
 *   seen = averaged(2, kernelSize, strides, paddings, ceilMode, countIncludePad, divisorOverride)
 *       of self
 *   out = mean(seen)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self             input; the input: (batches, channels, height, width), or without batches;
 *                    ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                    ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at most 8;
 *                    seen is averaged(2, kernelSize, strides, paddings, ceilMode, countIncludePad,
 *                    divisorOverride) of it
 *   kernelSize       integers; how many elements a window has: (height, width), or one number for
 *                    both; a list
 *   strides          integers; how far windows are apart; none means the kernel; a list
 *   paddings         integers; how far windows reach beyond both ends of an axis; a list
 *   ceilMode         integer; whether the last window of an axis may reach further, if it begins
 *                    before the padding at the end; any
 *   countIncludePad  integer; whether the divisor counts what a window shows of the padding, too;
 *                    any
 *   divisorOverride  integer; the divisor, if it is not 0; any
 *   cubeMathType     mode; how precise the sums have to be at least; they never are less precise
 *                    than for 0: 0, 1, 2, 3
 *   out              output; the means; dtypes of self; shape: as self as averaged(...)
 *   workspaceSize    result; the bytes of workspace that the second phase needs
 *   executor         result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, kernelSize, strides, paddings or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  self has fewer than 2 axes, or one of the last is empty; kernelSize, strides or
 *           paddings has another number of values, or one below 1, of paddings one below 0;
 *           paddings adds more to an axis than kernelSize has there; or one of the last axes is
 *           shorter than a window
 *   161002  out does not have the shape of self as averaged(...)
 *   161002  rank(self) >= 3 does not hold
 *   161002  rank(self) <= 4 does not hold
 *   161002  extent(self, -3) > 0 does not hold
 *   161002  cubeMathType is none of keep, may_lower, may_use_f16, may_use_hf32
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  sum; added in f64, in row-major order, and rounded once
 *
 * Notes:
 *
 *   - Where nothing but padding is shown and is not counted, the mean is nan.
 *   - Lists may be empty but for kernelSize, and paddings may have four values, (top, left, bottom,
 *     right); the vendor takes neither.
 *   - The vendor wants the formats NCL and NCHW; here every plain format will do.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAvgPool2dGetWorkspaceSize(
    const aclTensor *self, const aclIntArray *kernelSize, const aclIntArray *strides,
    const aclIntArray *paddings, bool ceilMode, bool countIncludePad, int64_t divisorOverride,
    int8_t cubeMathType, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAvgPool2dGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAvgPool2d(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
