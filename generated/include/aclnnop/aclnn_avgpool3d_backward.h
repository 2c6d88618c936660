/*
 * Generated from spec/pooling/avg_pool3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_AVGPOOL3D_BACKWARD_H
#define ACLNNOP_ACLNN_AVGPOOL3D_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AvgPool3dBackward: the gradient of AvgPool3d: each element has a share of the gradients of all
 * windows that show it.
 *
 *   output = mean(gradOutput)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput       input; the gradient of the means; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape:
 *                    any, rank at most 8
 *   self             input; the input of AvgPool3d, whose shape alone matters; dtypes of
 *                    gradOutput; shape: any, rank at most 8
 *   kernelSize       integers; how many elements a window has: (depth, height, width), or one
 *                    number for all; a list
 *   stride           integers; how far windows are apart; none means the kernel; a list
 *   padding          integers; how far windows reach beyond both ends of an axis; a list
 *   ceilMode         integer; whether the last window of an axis may reach further, if it begins
 *                    before the padding at the end; any
 *   countIncludePad  integer; whether the divisor counts what a window shows of the padding, too;
 *                    any
 *   divisorOverride  integer; the divisor, if it is not 0; any
 *   output           output; the gradient of self; dtypes of gradOutput; shape: as self, beginning
 *                    as zeros; gradOutput falls on it as averaged(3, kernelSize, stride, padding,
 *                    ceilMode, countIncludePad, divisorOverride)
 *   workspaceSize    result; the bytes of workspace that the second phase needs
 *   executor         result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, kernelSize, stride, padding or output is null
 *   161002  gradOutput has a dtype that is not listed for it
 *   161002  self or output does not have the dtype of gradOutput
 *   161002  gradOutput, self or output has a rank above 8
 *   161002  output does not have the shape of self
 *   161002  output has fewer than 3 axes, or one of the last is empty; kernelSize, stride or
 *           padding has another number of values, or one below 1, of padding one below 0; padding
 *           adds more to an axis than kernelSize has there; or one of the last axes is shorter than
 *           a window
 *   161002  gradOutput does not have the shape of output as averaged(3, kernelSize, stride,
 *           padding, ceilMode, countIncludePad, divisorOverride)
 *   161002  rank(gradOutput) >= 4 does not hold
 *   161002  rank(gradOutput) <= 5 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   output  sum; added in f64, in row-major order, and rounded once
 *
 * Notes:
 *
 *   - The vendor's list of dtypes and products is not known here; those of AvgPool2dBackward on
 *     these products are taken.
 *   - Elements that no window shows have the gradient 0.
 *   - Gradients that meet are added in the order of their places, so the result is the same in
 *     every run.
 *   - Every plain format will do.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAvgPool3dBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclIntArray *kernelSize,
    const aclIntArray *stride, const aclIntArray *padding, bool ceilMode, bool countIncludePad,
    int64_t divisorOverride, aclTensor *output, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAvgPool3dBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAvgPool3dBackward(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
