/*
 * Generated from spec/movement/scatter_div.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SCATTER_DIV_H
#define ACLNNOP_ACLNN_SCATTER_DIV_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ScatterDiv: the listed slices of a tensor are divided by those of another one. In place: varRef
 * stands for both var and out.
 *
 *   out = quotient(updates)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   varRef         input and output; what is divided, overwritten by the result; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8; shape: any, rank at most 8
 *   indices        input; the positions of slices along the first axis; ACL_INT32, ACL_INT64;
 *                  shape: indices
 *   updates        input; the divisors: a slice for each position; dtypes of varRef; shape: any,
 *                  rank at most 8
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
 *   out  sum; added in f64, or with what additions of f64 lose, in index order, and rounded once
 *
 * Notes:
 *
 *   - A position below 0, or one that the first axis does not have, is an error when the call runs,
 *     with its place in indices; the vendor leaves it open.
 *   - Slices with one position divide in their order, so the result is the same in every run; the
 *     vendor leaves the order open.
 *   - A quotient of integers has no fraction, and is -1 where the divisor is 0, which the vendor
 *     forbids.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatterDivGetWorkspaceSize(
    aclTensor *varRef, const aclTensor *indices, const aclTensor *updates, bool useLocking,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnScatterDivGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatterDiv(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
