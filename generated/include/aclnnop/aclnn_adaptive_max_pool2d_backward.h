/*
 * Generated from spec/pooling/adaptive_max_pool2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADAPTIVE_MAX_POOL2D_BACKWARD_H
#define ACLNNOP_ACLNN_ADAPTIVE_MAX_POOL2D_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AdaptiveMaxPool2dBackward: the gradient of AdaptiveMaxPool2d: each gradient falls on the element
 * that was the greatest.
 *
 *   gradInput = sum(gradOutput)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; the gradient of the greatest elements; ACL_FLOAT, ACL_FLOAT16, ACL_BF16;
 *                  shape: any, rank at most 8
 *   self           input; the input of AdaptiveMaxPool2d, whose shape alone matters; dtypes of
 *                  gradOutput; shape: any, rank at most 8
 *   indices        input; where the greatest elements are: row * width + column; ACL_INT32,
 *                  ACL_INT64; shape: indices
 *   gradInput      output; the gradient of self; dtypes of gradOutput; shape: as self, beginning as
 *                  zeros; gradOutput falls on it as located(2, indices)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, indices or gradInput is null
 *   161002  gradOutput or indices has a dtype that is not listed for it
 *   161002  self or gradInput does not have the dtype of gradOutput
 *   161002  gradOutput, self, indices or gradInput has a rank above 8
 *   161002  gradInput does not have the shape of self
 *   161002  indices does not begin with the extents of gradInput in front of its last 2 axes; or it
 *           has elements, and those axes have none; or gradOutput does not have the shape of
 *           gradInput as located(2, indices)
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
 *   - The vendor's list of dtypes and products is not known here; those of
 *     MaxPool2dWithIndicesBackward are taken.
 *   - Elements that no index names have the gradient 0.
 *   - Gradients that meet are added in the order of their places, so the result is the same in
 *     every run.
 *   - An index that self does not have there is an error when the call runs, with its place in
 *     indices.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAdaptiveMaxPool2dBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *indices,
    aclTensor *gradInput, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAdaptiveMaxPool2dBackwardGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAdaptiveMaxPool2dBackward(void *workspace,
                                                               uint64_t workspaceSize,
                                                               aclOpExecutor *executor,
                                                               aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
