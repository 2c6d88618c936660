/*
 * Generated from spec/movement/search_sorted.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SEARCHSORTED_H
#define ACLNNOP_ACLNN_SEARCHSORTED_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SearchSorted: where values would stand in sorted lines.
 *
 *   right is true:
 *     out = searched_behind(self, sortedSequence)
 *   out = searched(self, sortedSequence)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   sortedSequence  input; the lines, sorted along the last axis: one for all values, or one for
 *                   each row of them; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                   ACL_INT16, ACL_INT64, ACL_DOUBLE; shape: one axis, or as self but for the last
 *                   extent; sorted along its last axis
 *   self            input; the values; dtypes of sortedSequence; shape: any, rank at most 8
 *   outInt32        mode; whether positions are i32: false, true
 *   right           mode; whether a value stands behind elements that are equal to it: false, true
 *   sorter          positions that sort the lines, which are not carried; only null is allowed
 *   out             output; the positions; ACL_INT32, ACL_INT64; shape: as self
 *   workspaceSize   result; the bytes of workspace that the second phase needs
 *   executor        result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  sortedSequence or self is null
 *   161002  sorter is not null
 *   161001  out is null
 *   161002  sortedSequence, self or out has a dtype that is not listed for it
 *   161002  out is not i32 where outInt32 is true, or not i64 where it is false
 *   161002  sortedSequence, self or out has a rank above 8
 *   161002  sortedSequence has neither one axis nor the extents of self but for the last one
 *   161002  out does not have the shape of self
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
 *   - A tensor sorter is refused.
 *   - Where sortedSequence has no elements all positions are 0; where self has none, nothing is
 *     done.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSearchSortedGetWorkspaceSize(
    const aclTensor *sortedSequence, const aclTensor *self, bool outInt32, bool right,
    const aclTensor *sorter, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSearchSortedGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSearchSorted(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSearchSortedsGetWorkspaceSize(
    const aclTensor *sortedSequence, const aclScalar *self, bool outInt32, bool right,
    const aclTensor *sorter, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSearchSorteds(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
