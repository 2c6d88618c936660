/*
 * Generated from spec/activation/situ_glu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SITU_GLU_GRAD_H
#define ACLNNOP_ACLNN_SITU_GLU_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SituGluGrad: the gradient of SituGlu.
 *
 *   gate = half(dim, 0) if activateLeft is true, else half(dim, 1) of x
 *   up = half(dim, 1) if activateLeft is true, else half(dim, 0) of x
 *   gradGate = half(dim, 0) if activateLeft is true, else half(dim, 1) of out
 *   gradUp = half(dim, 1) if activateLeft is true, else half(dim, 0) of out
 *   bent = beta * tanh(gate / beta)
 *   linear = where(linearBeta > 0, linearBeta * tanh(up / linearBeta), up)
 *   rise = 4 * sigmoid(2 * gate / beta) * sigmoid(-2 * gate / beta)
 *   slope = where(linearBeta > 0, 4 * sigmoid(2 * up / linearBeta) * sigmoid(-2 * up /
 *       linearBeta), 1)
 *   gradGate = gradY * linear * sigmoid(gate) * (rise + bent * sigmoid(-gate))
 *   gradUp = gradY * bent * sigmoid(gate) * slope
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradY          input; the gradient of the result of SituGlu; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   x              input; the input of SituGlu; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   dim            axis; the axis that is split
 *   beta           scalar; as in the forward call
 *   linearBeta     scalar; as in the forward call
 *   activateLeft   mode; as in the forward call: false, true
 *   out            output; the gradient of x; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSituGluGradGetWorkspaceSize(
    const aclTensor *gradY, const aclTensor *x, int64_t dim, double beta, double linearBeta,
    bool activateLeft, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSituGluGradGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSituGluGrad(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
