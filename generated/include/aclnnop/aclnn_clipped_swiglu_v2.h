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
 *   x                   input; the input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   groupIndexOptional  counts; how many rows each group has; the rows of all groups together are
 *                       computed; ACL_INT64; null counts all rows
 *   dim                 axis; the axis that is split
 *   alpha               scalar; steepness of the sigmoid
 *   limit               scalar; what both halves are kept within
 *   bias                scalar; added to the other half
 *   interleaved         mode; whether the halves alternate, from dim on, or follow each other:
 *                       false, true
 *   clampMode           mode; whether the first half is kept below the limit before or after the
 *                       sigmoid: 0, 1
 *   out                 output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   workspaceSize       result; the bytes of workspace that the second phase needs
 *   executor            result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
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
