/*
 * Generated from spec/pooling/max_pool2d_with_indices_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MAX_POOL2D_WITH_INDICES_BACKWARD_H
#define ACLNNOP_ACLNN_MAX_POOL2D_WITH_INDICES_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MaxPool2dWithIndicesBackward: the gradient of MaxPool2dWithIndices: each gradient falls on the
 * element that was the greatest.
 *
 *   gradInput = sum(gradOutput)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; the gradient of the greatest elements; ACL_FLOAT, ACL_FLOAT16, ACL_BF16;
 *                  shape: any, rank at most 8
 *   self           input; the input of MaxPool2dWithIndices, whose shape alone matters; dtypes of
 *                  gradOutput; shape: any, rank at most 8
 *   indices        input; where the greatest elements are: row * width + column; ACL_INT32,
 *                  ACL_INT64; shape: indices
 *   kernelSize     integers; how many elements a window has: (height, width), or one number for
 *                  both; a list
 *   stride         integers; how far windows are apart; none means the kernel; a list
 *   padding        integers; how far windows reach beyond both ends of an axis; a list
 *   dilation       integers; how far the elements that a window shows are apart; a list
 *   ceilMode       integer; whether the last window of an axis may reach further, if it begins
 *                  before the padding at the end; any
 *   gradInput      output; the gradient of self; dtypes of gradOutput; shape: as self, beginning as
 *                  zeros; gradOutput falls on it as chosen(2, indices, kernelSize, stride, 0,
 *                  padding, dilation, ceilMode)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, indices, kernelSize, stride, padding, dilation or gradInput is null
 *   161002  gradOutput or indices has a dtype that is not listed for it
 *   161002  self or gradInput does not have the dtype of gradOutput
 *   161002  gradOutput, self, indices or gradInput has a rank above 8
 *   161002  gradInput does not have the shape of self
 *   161002  gradInput has fewer than 2 axes, or one of the last is empty; kernelSize, stride,
 *           padding or dilation has another number of values, or one below 1, of padding one below
 *           0; padding adds more to an axis than kernelSize has there; ceilMode is not 0 or 1; one
 *           of the last axes is shorter than a window; or indices has not one element for each
 *           window; or gradOutput does not have the shape of gradInput as chosen(2, indices,
 *           kernelSize, stride, 0, padding, dilation, ceilMode)
 *   161002  rank(gradOutput) >= 3 does not hold
 *   161002  rank(gradOutput) <= 4 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInput  sum; added in f64, or with what additions of f64 lose, in index order, and rounded
 *              once
 *
 * Notes:
 *
 *   - Elements that no index names have the gradient 0.
 *   - Gradients that meet are added in the order of their places, so the result is the same in
 *     every run; the vendor leaves the order open.
 *   - An index that the plane of self does not have is an error when the call runs, with its place
 *     in indices; so is the -1 of a window that shows nothing. An index may name an element that
 *     its window does not show.
 *   - Dilations may be above 1 on all products; the vendor allows it on ascend950.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxPool2dWithIndicesBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *indices,
    const aclIntArray *kernelSize, const aclIntArray *stride, const aclIntArray *padding,
    const aclIntArray *dilation, bool ceilMode, aclTensor *gradInput, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMaxPool2dWithIndicesBackwardGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxPool2dWithIndicesBackward(void *workspace,
                                                                  uint64_t workspaceSize,
                                                                  aclOpExecutor *executor,
                                                                  aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxPool2dWithMaskBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *indices,
    const aclIntArray *kernelSize, const aclIntArray *stride, const aclIntArray *padding,
    const aclIntArray *dilation, bool ceilMode, aclTensor *gradInput, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxPool2dWithMaskBackward(void *workspace,
                                                               uint64_t workspaceSize,
                                                               aclOpExecutor *executor,
                                                               aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
