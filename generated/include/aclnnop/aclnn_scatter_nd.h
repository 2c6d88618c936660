/*
 * Generated from spec/movement/scatter_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SCATTER_ND_H
#define ACLNNOP_ACLNN_SCATTER_ND_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ScatterNd: slices of another tensor take the places of those of the input that lists of indices
 * name.
 *
 *   out = last(updates)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   data           input; what the output begins as; ACL_FLOAT, ACL_FLOAT16, ACL_BOOL, ACL_BF16;
 *                  shape: any, rank at most 8
 *   indices        input; along the last axis, indices along the first axes of data; ACL_INT32,
 *                  ACL_INT64; shape: indices
 *   updates        input; the slices, one for each list of indices; dtypes of data; shape: any,
 *                  rank at most 8
 *   out            output; the output, with the shape of data; dtypes of data; shape: as data;
 *                  updates falls on it as pointed(indices)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  data, indices, updates or out is null
 *   161002  indices or updates has a dtype that is not listed for it
 *   161002  data or out does not have the dtype of updates
 *   161002  data, indices, updates or out has a rank above 8
 *   161002  out does not have the shape of data
 *   161002  the last axis of indices has no elements, or more than out has axes, or indices or out
 *           has the rank 0; or there are more than 8 axes with those of indices; or updates does
 *           not have the shape of out as pointed(indices)
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
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatterNdGetWorkspaceSize(
    const aclTensor *data, const aclTensor *indices, const aclTensor *updates, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnScatterNdGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatterNd(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
