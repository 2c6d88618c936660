/*
 * Generated from spec/movement/slice_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SLICE_V2_H
#define ACLNNOP_ACLNN_SLICE_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SliceV2: every step-th index of several axes, from a start up to an end.
 *
 *   taken = slices(axes, starts, ends, steps) of self
 *   out = taken
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT64,
 *                  ACL_BOOL on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT64, ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any, rank at most 8; taken is slices(axes, starts, ends, steps) of it
 *   starts         integers; the first index along each of the axes; a list
 *   ends           integers; the index behind the last; a list
 *   axes           axes; the axes that are sliced; axes of self, each once; negative counts from
 *                  the end
 *   steps          integers; the distance of two indices; a list
 *   out            output; dtypes of self; shape: as self as slices(axes, starts, ends, steps)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, starts, ends, axes, steps or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  a value of axes is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or
 *           names an axis that is named before
 *   161002  self has the rank 0 and axes is not empty, starts, ends or steps has another length
 *           than axes, or a value of steps is below 1
 *   161002  out does not have the shape of self as slices(axes, starts, ends, steps)
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
 *   - A negative start or end counts from the end, once, and both are brought within the extent, as
 *     in Slice.
 *   - The number of steps has to be that of the axes, which the vendor does not compare.
 *   - Presence is checked in the order of the prototype, out last.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSliceV2GetWorkspaceSize(
    const aclTensor *self, const aclIntArray *starts, const aclIntArray *ends,
    const aclIntArray *axes, const aclIntArray *steps, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSliceV2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSliceV2(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
