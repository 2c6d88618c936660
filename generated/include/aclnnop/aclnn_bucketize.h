/*
 * Generated from spec/movement/bucketize.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BUCKETIZE_H
#define ACLNNOP_ACLNN_BUCKETIZE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Bucketize: the number of the bucket that a value falls into, between sorted boundaries.
 *
 *   right is true:
 *     out = searched_behind(self, boundaries)
 *   out = searched(self, boundaries)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the values; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_BF16; shape: any, rank at most 8
 *   boundaries     input; the boundaries between buckets, the least first; dtypes of self; shape:
 *                  one axis, or as self but for the last extent; sorted along its last axis
 *   outInt32       mode; whether numbers are i32: false, true
 *   right          mode; whether a value that is equal to a boundary falls into the bucket behind
 *                  it: false, true
 *   out            output; the numbers of buckets; ACL_INT32, ACL_INT64; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, boundaries or out is null
 *   161002  self, boundaries or out has a dtype that is not listed for it
 *   161002  out is not i32 where outInt32 is true, or not i64 where it is false
 *   161002  self, boundaries or out has a rank above 8
 *   161002  boundaries has neither one axis nor the extents of self but for the last one
 *   161002  out does not have the shape of self
 *   161002  rank(boundaries) <= 1 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; positions
 *
 * Notes:
 *
 *   - A nan falls into the last bucket.
 *   - A value without axes takes part in the promotion as all others do.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBucketizeGetWorkspaceSize(
    const aclTensor *self, const aclTensor *boundaries, bool outInt32, bool right, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBucketizeGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBucketize(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
