/*
 * Generated from spec/pooling/max_pool3d_with_argmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MAX_POOL3D_WITH_ARGMAX_H
#define ACLNNOP_ACLNN_MAX_POOL3D_WITH_ARGMAX_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MaxPool3dWithArgmax: the greatest of the elements that windows over the last three axes show, and
 * where they are.
 *
 *   seen = pooled(3, kernelSize, stride, 0, padding, dilation, ceilMode) of self
 *   out = max(seen)
 *   indices = argmax(seen)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input: (batches, channels, depth, height, width), or without batches;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank at most 8; seen is pooled(3,
 *                  kernelSize, stride, 0, padding, dilation, ceilMode) of it
 *   kernelSize     integers; how many elements a window has: (depth, height, width), or one number
 *                  for all; a list
 *   stride         integers; how far windows are apart; none means the kernel; a list
 *   padding        integers; how far windows reach beyond both ends of an axis; a list
 *   dilation       integers; how far the elements that a window shows are apart; a list
 *   ceilMode       integer; whether the last window of an axis may reach further, if it begins
 *                  before the padding at the end; any
 *   out            output; the greatest elements; dtypes of self; shape: as self as pooled(...)
 *   indices        output; their positions: (slice * height + row) * width + column; ACL_INT32,
 *                  ACL_INT64; shape: as self as pooled(...)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, kernelSize, stride, padding, dilation, out or indices is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  indices has a dtype that is not listed for it
 *   161002  self, out or indices has a rank above 8
 *   161002  self has fewer than 3 axes, or one of the last is empty; kernelSize, stride, padding or
 *           dilation has another number of values, or one below 1, of padding one below 0; padding
 *           adds more to an axis than kernelSize has there; ceilMode is not 0 or 1; or one of the
 *           last axes is shorter than a window
 *   161002  out or indices does not have the shape of self as pooled(...)
 *   161002  rank(self) >= 4 does not hold
 *   161002  rank(self) <= 5 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out      exact; elements as they are, or their positions
 *   indices  exact; elements as they are, or their positions
 *
 * Notes:
 *
 *   - The vendor's list of dtypes and products is not known here; those of MaxPool2dWithIndices are
 *     taken.
 *   - Of zeros +0 is the greater one in out, and for indices they are equal.
 *   - A window that shows nothing, which dilations above 1 can make, has -inf and the position -1.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxPool3dWithArgmaxGetWorkspaceSize(
    const aclTensor *self, const aclIntArray *kernelSize, const aclIntArray *stride,
    const aclIntArray *padding, const aclIntArray *dilation, bool ceilMode, aclTensor *out,
    aclTensor *indices, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMaxPool3dWithArgmaxGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxPool3dWithArgmax(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
