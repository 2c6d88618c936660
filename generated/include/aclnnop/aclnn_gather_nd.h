/*
 * Generated from spec/movement/gather_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GATHER_ND_H
#define ACLNNOP_ACLNN_GATHER_ND_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GatherNd: the slices of a tensor that lists of indices name.
 *
 *   seen = pointed(indices) of self
 *   out = seen
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self                  input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT64,
 *                         ACL_BOOL on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                         ACL_INT32, ACL_UINT8, ACL_INT64, ACL_BOOL, ACL_BF16 on ascend910b,
 *                         ascend910_93; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                         ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                         ACL_BOOL, ACL_BF16 on ascend950; shape: any, rank at most 8; seen is
 *                         pointed(indices) of it
 *   indices               input; along the last axis, indices along the first axes of self;
 *                         ACL_INT32, ACL_INT64; shape: indices; negative ones count from the end
 *                         where negativeIndexSupport is true
 *   negativeIndexSupport  mode; whether negative indices count from the end: false, true
 *   out                   output; the output, with a slice for each list of indices; dtypes of
 *                         self; shape: as self as pointed(indices)
 *   workspaceSize         result; the bytes of workspace that the second phase needs
 *   executor              result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, indices or out is null
 *   161002  self or indices has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self, indices or out has a rank above 8
 *   161002  the last axis of indices has no elements, or more than self has axes, or indices or
 *           self has the rank 0; or there are more than 8 axes with those of indices
 *   161002  out does not have the shape of self as pointed(indices)
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
 *   - An index that its axis does not have is an error when the call runs, with its place in
 *     indices; the vendor's ascend950 writes 0 there, and its other products leave open what they
 *     do.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGatherNdGetWorkspaceSize(
    const aclTensor *self, const aclTensor *indices, bool negativeIndexSupport, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGatherNdGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGatherNd(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
