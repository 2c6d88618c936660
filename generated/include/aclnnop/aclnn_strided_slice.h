/*
 * Generated from spec/movement/strided_slice.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_STRIDED_SLICE_H
#define ACLNNOP_ACLNN_STRIDED_SLICE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * StridedSlice: every step-th index of each axis, from a start up to an end; masks add axes, leave
 * some out, or take a single index.
 *
 *   taken = strided(begin, end, strides, beginMask, endMask, ellipsisMask, newAxisMask,
 *       shrinkAxisMask) of self
 *   out = taken
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self            input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                   ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_BOOL, ACL_COMPLEX64,
 *                   ACL_BF16; shape: any, rank at most 8; taken is strided(begin, end, strides,
 *                   beginMask, endMask, ellipsisMask, newAxisMask, shrinkAxisMask) of it
 *   begin           integers; the first index, for one axis after the other; a list
 *   end             integers; the index that is not reached; a list
 *   strides         integers; the distance of two indices, below 0 for indices that go down; a list
 *   beginMask       integer; bit i: begin[i] is ignored, and indices begin at the end of the axis;
 *                   any
 *   endMask         integer; bit i: end[i] is ignored, and indices go on to the other end; any
 *   ellipsisMask    integer; bit i: entry i stands for all axes that no other one names; one bit at
 *                   most; any
 *   newAxisMask     integer; bit i: entry i is a new axis of extent 1; any
 *   shrinkAxisMask  integer; bit i: begin[i] is the only index, and its axis is left out; any
 *   out             output; dtypes of self; shape: as self as strided(...)
 *   workspaceSize   result; the bytes of workspace that the second phase needs
 *   executor        result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, begin, end, strides or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  the lengths of begin, end and strides differ, or they have more values for axes than
 *           self has; a value of strides is 0, or below 1 where the bit of shrinkAxisMask is set;
 *           ellipsisMask has more than one bit; a value of begin is no index of self where the bit
 *           of shrinkAxisMask is set; or there are more than 8 axes with the new ones
 *   161002  out does not have the shape of self as strided(...)
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
 *   - A negative begin or end counts from the end, once. Where an entry has the bits of several
 *     masks, ellipsisMask comes before newAxisMask, and that before shrinkAxisMask. Axes behind the
 *     last entry stay.
 *   - A single index that the axis does not have is refused with 161002, and so are more entries
 *     than axes; the vendor's status is 561103.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnStridedSliceGetWorkspaceSize(
    const aclTensor *self, const aclIntArray *begin, const aclIntArray *end,
    const aclIntArray *strides, int64_t beginMask, int64_t endMask, int64_t ellipsisMask,
    int64_t newAxisMask, int64_t shrinkAxisMask, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnStridedSliceGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnStridedSlice(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
