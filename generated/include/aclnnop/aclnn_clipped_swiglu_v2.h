/*
 * Generated from spec/activation/clipped_swiglu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CLIPPED_SWIGLU_V2_H
#define ACLNNOP_ACLNN_CLIPPED_SWIGLU_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ClippedSwigluV2: ClippedSwiglu, or a SiLU of one half of the input that is kept below a limit
 * afterwards, times the other half.
 *
 *   a = alternate(dim, 0) if interleaved is true, else half(dim, 0) of x
 *   b = alternate(dim, 1) if interleaved is true, else half(dim, 1) of x
 *   gate = min(a, limit)
 *   linear = min(max(b, -limit), limit)
 *   clampMode is before:
 *     out = gate * sigmoid(alpha * gate) * (linear + bias)
 *   out = min(a * sigmoid(a), limit) * linear
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x                   input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank 1 to 8, even
 *                       along dim; its halves are a and b
 *   groupIndexOptional  counts; how many rows each group has; the rows of all groups together are
 *                       computed; one axis, i64; its sum is how many rows, along the axes before
 *                       dim, are computed, and null means all
 *   dim                 axis; the axis that is split; an axis of x; negative counts from the end
 *   alpha               scalar; steepness of the sigmoid
 *   limit               scalar; what both halves are kept within
 *   bias                scalar; added to the other half
 *   interleaved         mode; whether the halves alternate, from dim on, or follow each other:
 *                       false, true
 *   clampMode           mode; whether the first half is kept below the limit before or after the
 *                       sigmoid: 0, 1
 *   out                 output; the result; dtypes of x; shape: as half of x along dim
 *   workspaceSize       result; the bytes of workspace that the second phase needs
 *   executor            result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x is null
 *   161002  groupIndexOptional is neither null nor a tensor
 *   161001  out is null
 *   161002  x has a dtype that is not listed for it
 *   161002  out does not have the dtype of x
 *   161002  groupIndexOptional is not i64
 *   561002  x or out has a rank above 8
 *   561002  dim is not in [-r, r - 1], where r is the rank of x, or 1 at rank 0
 *   561002  x has no axis, or an odd extent along dim
 *   561002  elements of x alternate, and it is not contiguous from the axis on
 *   561002  out does not have the shape of half of x along dim
 *   561002  groupIndexOptional has another rank than 1, or more than 8192 elements, or none
 *   561002  limit > 0 does not hold
 *   561002  clampMode is none of before, after
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1.5 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - With clampMode 1 alpha and bias are not used.
 *   - The documentation gives 161002 for a wrong axis, extent or shape; the code answers 561002.
 *   - groupIndexOptional is read when the stream runs. Counts that add up to more than the rows
 *     mean all rows; a count below zero is refused then, with 561002.
 *   - With interleaved elements x has to be contiguous from dim on, unless dim is the last axis;
 *     else every layout is accepted here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnClippedSwigluV2GetWorkspaceSize(
    const aclTensor *x, const aclTensor *groupIndexOptional, int64_t dim, double alpha,
    double limit, double bias, bool interleaved, int64_t clampMode, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnClippedSwigluV2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnClippedSwigluV2(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
