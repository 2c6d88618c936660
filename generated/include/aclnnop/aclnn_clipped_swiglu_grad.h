/*
 * Generated from spec/activation/clipped_swiglu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CLIPPED_SWIGLU_GRAD_H
#define ACLNNOP_ACLNN_CLIPPED_SWIGLU_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ClippedSwigluGrad: the gradient of ClippedSwiglu.
 *
 *   a = alternate(dim, 0) if interleaved is true, else half(dim, 0) of x
 *   b = alternate(dim, 1) if interleaved is true, else half(dim, 1) of x
 *   gradA = alternate(dim, 0) if interleaved is true, else half(dim, 0) of gradXOut
 *   gradB = alternate(dim, 1) if interleaved is true, else half(dim, 1) of gradXOut
 *   gate = min(a, limit)
 *   linear = min(max(b, -limit), limit)
 *   u = alpha * a
 *   s = sigmoid(u)
 *   gradA = where(a > limit, 0, gradY * ((linear + bias) * s * (1 + u * (1 - s))))
 *   gradB = where(abs(b) > limit, 0, gradY * (gate * sigmoid(alpha * gate)))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradY               input; the gradient of the result of ClippedSwiglu; ACL_FLOAT, ACL_FLOAT16,
 *                       ACL_BF16
 *   x                   input; the input of ClippedSwiglu; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   groupIndexOptional  counts; as in the forward call; the gradient of the other rows is 0;
 *                       ACL_INT64; null counts all rows
 *   dim                 axis; the axis that is split
 *   alpha               scalar; as in the forward call
 *   limit               scalar; as in the forward call
 *   bias                scalar; as in the forward call
 *   interleaved         mode; whether the halves alternate, from dim on, or follow each other:
 *                       false, true
 *   gradXOut            output; the gradient of x; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   workspaceSize       result; the bytes of workspace that the second phase needs
 *   executor            result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnClippedSwigluGradGetWorkspaceSize(
    const aclTensor *gradY, const aclTensor *x, const aclTensor *groupIndexOptional, int64_t dim,
    double alpha, double limit, double bias, bool interleaved, aclTensor *gradXOut,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnClippedSwigluGradGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnClippedSwigluGrad(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
