/*
 * Generated from spec/movement/unfold_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_UNFOLD_GRAD_H
#define ACLNNOP_ACLNN_UNFOLD_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * UnfoldGrad: the gradient of slices along an axis: each element is the sum of the gradients of the
 * slices that had it.
 *
 *   gradIn = sum(gradOut)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOut        input; the gradient of the slices: (..., slices, ..., elements of a slice);
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank at most 8
 *   inputSizes     integers; the extents of gradIn; a list
 *   dim            integer; the axis that was sliced, counted from the start; any
 *   size           integer; how many elements a slice has; any
 *   step           integer; how far slices are apart; any
 *   gradIn         output; the gradient of what was sliced; dtypes of gradOut; shape: the whole;
 *                  gradOut falls on it as unfolded(dim, size, step, inputSizes)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOut, inputSizes or gradIn is null
 *   161002  gradOut has a dtype that is not listed for it
 *   161002  gradIn does not have the dtype of gradOut
 *   161002  gradOut or gradIn has a rank above 8
 *   161002  gradIn does not have the extents in inputSizes, or dim is no axis of it, counted from
 *           the start, or it has 8 axes; or size or step is below 1, or size above the extent along
 *           dim
 *   161002  gradOut does not have the shape of gradIn as unfolded(dim, size, step, inputSizes)
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradIn  sum; added in f64, or with what additions of f64 lose, in index order, and rounded once
 *
 * Notes:
 *
 *   - Gradients that meet are added in the order of their places, so the result is the same in
 *     every run; the vendor leaves the order open.
 *   - Every axis may be the one that was sliced; the vendor takes the last two only. A slice that
 *     is longer than the axis is refused.
 *   - A null tensor or list is refused with 161001, as everywhere; the vendor's status is 561103.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnUnfoldGradGetWorkspaceSize(
    const aclTensor *gradOut, const aclIntArray *inputSizes, int64_t dim, int64_t size,
    int64_t step, const aclTensor *gradIn, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnUnfoldGradGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnUnfoldGrad(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
