/*
 * Generated from spec/pooling/avg_pool2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_AVGPOOL2D_BACKWARD_H
#define ACLNNOP_ACLNN_AVGPOOL2D_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AvgPool2dBackward: the gradient of AvgPool2d: each element has a share of the gradients of all
 * windows that show it.
 *
 *   gradInput = mean(gradOutput)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput       input; the gradient of the means; ACL_FLOAT, ACL_FLOAT16 on ascend910,
 *                    ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                    ascend950; shape: any, rank at most 8
 *   self             input; the input of AvgPool2d, whose shape alone matters; dtypes of
 *                    gradOutput; shape: any, rank at most 8
 *   kernelSize       integers; how many elements a window has: (height, width), or one number for
 *                    both; a list
 *   stride           integers; how far windows are apart; none means the kernel; a list
 *   padding          integers; how far windows reach beyond both ends of an axis; a list
 *   ceilMode         integer; whether the last window of an axis may reach further, if it begins
 *                    before the padding at the end; any
 *   countIncludePad  integer; whether the divisor counts what a window shows of the padding, too;
 *                    any
 *   divisorOverride  integer; the divisor, if it is not 0; any
 *   cubeMathType     mode; how precise the sums have to be at least; they never are less precise
 *                    than for 0: 0, 1, 2, 3
 *   gradInput        output; the gradient of self; dtypes of gradOutput; shape: as self, beginning
 *                    as zeros; gradOutput falls on it as averaged(2, kernelSize, stride, padding,
 *                    ceilMode, countIncludePad, divisorOverride)
 *   workspaceSize    result; the bytes of workspace that the second phase needs
 *   executor         result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, kernelSize, stride, padding or gradInput is null
 *   161002  gradOutput has a dtype that is not listed for it
 *   161002  self or gradInput does not have the dtype of gradOutput
 *   161002  gradOutput, self or gradInput has a rank above 8
 *   161002  gradInput does not have the shape of self
 *   161002  gradInput has fewer than 2 axes, or one of the last is empty; kernelSize, stride or
 *           padding has another number of values, or one below 1, of padding one below 0; padding
 *           adds more to an axis than kernelSize has there; or one of the last axes is shorter than
 *           a window
 *   161002  gradOutput does not have the shape of gradInput as averaged(2, kernelSize, stride,
 *           padding, ceilMode, countIncludePad, divisorOverride)
 *   161002  rank(gradOutput) >= 3 does not hold
 *   161002  rank(gradOutput) <= 4 does not hold
 *   161002  cubeMathType is none of keep, may_lower, may_use_f16, may_use_hf32
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInput  sum; added in f64, in row-major order, and rounded once
 *
 * Notes:
 *
 *   - Elements that no window shows have the gradient 0.
 *   - Gradients that meet are added in the order of their places, so the result is the same in
 *     every run; the vendor leaves the order open.
 *   - The vendor wants the formats NCL and NCHW; here every plain format will do.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAvgPool2dBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclIntArray *kernelSize,
    const aclIntArray *stride, const aclIntArray *padding, bool ceilMode, bool countIncludePad,
    int64_t divisorOverride, int8_t cubeMathType, aclTensor *gradInput, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAvgPool2dBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAvgPool2dBackward(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
