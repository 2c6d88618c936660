/*
 * Generated from spec/activation/clipped_swiglu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CLIPPED_SWIGLU_H
#define ACLNNOP_ACLNN_CLIPPED_SWIGLU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ClippedSwiglu: a Swish of one half of the input, kept below a limit, times the other half, kept
 * between the limits and moved by a bias.
 *
 *   a = alternate(dim, 0) if interleaved is true, else half(dim, 0) of x
 *   b = alternate(dim, 1) if interleaved is true, else half(dim, 1) of x
 *   gate = min(a, limit)
 *   linear = min(max(b, -limit), limit)
 *   out = gate * sigmoid(alpha * gate) * (linear + bias)
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
 *   out                 output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   workspaceSize       result; the bytes of workspace that the second phase needs
 *   executor            result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnClippedSwigluGetWorkspaceSize(
    const aclTensor *x, const aclTensor *groupIndexOptional, int64_t dim, double alpha,
    double limit, double bias, bool interleaved, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnClippedSwigluGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnClippedSwiglu(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
