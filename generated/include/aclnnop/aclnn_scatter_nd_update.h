/*
 * Generated from spec/movement/scatter_nd_update.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SCATTER_ND_UPDATE_H
#define ACLNNOP_ACLNN_SCATTER_ND_UPDATE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ScatterNdUpdate: slices of another tensor take the places of those of the input that lists of
 * indices name. In place: varRef stands for both var and out.
 *
 *   out = last(updates)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   varRef         input and output; what the result begins as, overwritten by the result;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_INT16, ACL_INT64, ACL_BOOL,
 *                  ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_UINT8, ACL_INT64, ACL_BOOL, ACL_BF16 on ascend950; shape: any, rank at most
 *                  8
 *   indices        input; along the last axis, indices along the first axes of var; ACL_INT32,
 *                  ACL_INT64; shape: indices
 *   updates        input; the slices, one for each list of indices; dtypes of varRef; shape: any,
 *                  rank at most 8
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
 *   161002  the last axis of indices has no elements, or more than varRef has axes, or indices or
 *           varRef has the rank 0; or there are more than 8 axes with those of indices; or updates
 *           does not have the shape of varRef as pointed(indices)
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; elements are copied bit by bit
 *
 * Notes:
 *
 *   - An index below 0, or one that its axis does not have, is an error when the call runs, with
 *     its place in indices; the vendor leaves it open.
 *   - Of slices with the same indices the last stays; the vendor leaves open which.
 *   - Shapes that do not fit are refused with 161002; the vendor looks at them later, and refuses
 *     them with 561103. Its ascend950 also takes dtypes of 8-bit floats.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatterNdUpdateGetWorkspaceSize(aclTensor *varRef,
                                                                     const aclTensor *indices,
                                                                     const aclTensor *updates,
                                                                     uint64_t *workspaceSize,
                                                                     aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnScatterNdUpdateGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatterNdUpdate(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
