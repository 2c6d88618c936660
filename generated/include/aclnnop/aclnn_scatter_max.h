/*
 * Generated from spec/movement/scatter_max.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SCATTER_MAX_H
#define ACLNNOP_ACLNN_SCATTER_MAX_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ScatterMax: the listed slices of a tensor become the greatest of what they are and of those of
 * another one, element by element. In place: varRef stands for both var and out.
 *
 *   out = greatest(updates)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   varRef         input and output; what the result begins as, overwritten by the result;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8; shape: any, rank at most
 *                  8
 *   indices        input; the positions of slices along the first axis; ACL_INT32, ACL_INT64;
 *                  shape: indices
 *   updates        input; the other elements: a slice for each position; dtypes of varRef; shape:
 *                  any, rank at most 8
 *   useLocking     mode; without effect: false, true
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  varRef, indices or updates is null
 *   161002  indices or updates has a dtype that is not listed for it
 *   161002  varRef does not have the dtype of updates
 *   161002  varRef, indices or updates has a rank above 8
 *   161002  varRef has the rank 0 and indices not one element, or there are more than 8 axes with
 *           those of indices; or updates does not have the shape of varRef as taken(0, indices, 0)
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; an element stays, or becomes one of those that fall on it
 *
 * Notes:
 *
 *   - A position below 0, or one that the first axis does not have, is an error when the call runs,
 *     with its place in indices; the vendor leaves it open.
 *   - The vendor leaves open what a nan does.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatterMaxGetWorkspaceSize(
    aclTensor *varRef, const aclTensor *indices, const aclTensor *updates, bool useLocking,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnScatterMaxGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatterMax(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
