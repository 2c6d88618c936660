/*
 * Generated from spec/movement/slice.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SLICE_H
#define ACLNNOP_ACLNN_SLICE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Slice: every step-th index of one axis, from a start up to an end.
 *
 *   taken = sliced(dim, start, end, step) of self
 *   out = taken
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT64,
 *                  ACL_BOOL on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT64, ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any, rank at most 8; taken is sliced(dim, start, end, step) of it
 *   dim            axis; the axis that is sliced; an axis of self; negative counts from the end
 *   start          integer; the first index; any
 *   end            integer; the index behind the last; any
 *   step           integer; the distance of two indices; any
 *   out            output; dtypes of self; shape: as self as sliced(dim, start, end, step)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  self has the rank 0, or step is below 1
 *   161002  out does not have the shape of self as sliced(dim, start, end, step)
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
 *   - A negative start or end counts from the end, once. Then the start is brought into [0, n] and
 *     the end into [start, n], where n is the extent of the axis, so a slice may be empty.
 *   - The dtype of self is looked at before that of out; the vendor looks at them the other way
 *     round.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSliceGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                           int64_t start, int64_t end, int64_t step,
                                                           aclTensor *out, uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSliceGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSlice(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
