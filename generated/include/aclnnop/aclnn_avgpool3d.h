/*
 * Generated from spec/pooling/avg_pool3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_AVGPOOL3D_H
#define ACLNNOP_ACLNN_AVGPOOL3D_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AvgPool3d: the means of the elements that windows over the last three axes show.
 *
 *   seen = averaged(3, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride) of
 *       self
 *   out = mean(seen)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self             input; the input: (batches, channels, depth, height, width), or without
 *                    batches; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank at most 8; seen is
 *                    averaged(3, kernelSize, stride, padding, ceilMode, countIncludePad,
 *                    divisorOverride) of it
 *   kernelSize       integers; how many elements a window has: (depth, height, width), or one
 *                    number for all; a list
 *   stride           integers; how far windows are apart; none means the kernel; a list
 *   padding          integers; how far windows reach beyond both ends of an axis; a list
 *   ceilMode         integer; whether the last window of an axis may reach further, if it begins
 *                    before the padding at the end; any
 *   countIncludePad  integer; whether the divisor counts what a window shows of the padding, too;
 *                    any
 *   divisorOverride  integer; the divisor, if it is not 0; any
 *   out              output; the means; dtypes of self; shape: as self as averaged(...)
 *   workspaceSize    result; the bytes of workspace that the second phase needs
 *   executor         result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, kernelSize, stride, padding or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  self has fewer than 3 axes, or one of the last is empty; kernelSize, stride or padding
 *           has another number of values, or one below 1, of padding one below 0; padding adds more
 *           to an axis than kernelSize has there; or one of the last axes is shorter than a window
 *   161002  out does not have the shape of self as averaged(...)
 *   161002  rank(self) >= 4 does not hold
 *   161002  rank(self) <= 5 does not hold
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
 *   - The vendor's list of dtypes and products is not known here; those of AvgPool2d on these
 *     products are taken.
 *   - Where nothing but padding is shown and is not counted, the mean is nan.
 *   - An input whose depth, height or width is 0 is refused.
 *   - Every plain format will do.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAvgPool3dGetWorkspaceSize(
    const aclTensor *self, const aclIntArray *kernelSize, const aclIntArray *stride,
    const aclIntArray *padding, bool ceilMode, bool countIncludePad, int64_t divisorOverride,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAvgPool3dGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAvgPool3d(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
