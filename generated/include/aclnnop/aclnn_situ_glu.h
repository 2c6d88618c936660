/*
 * Generated from spec/activation/situ_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SITU_GLU_H
#define ACLNNOP_ACLNN_SITU_GLU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SituGlu: a SiLU that a tanh bends, of one half of the input, times the other half, which a tanh
 * may bend, too.
 *
 *   gate = half(dim, 0) if activateLeft is true, else half(dim, 1) of x
 *   up = half(dim, 1) if activateLeft is true, else half(dim, 0) of x
 *   bent = beta * tanh(gate / beta)
 *   linear = where(linearBeta > 0, linearBeta * tanh(up / linearBeta), up)
 *   out = bent * sigmoid(gate) * linear
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; the input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   dim            axis; the axis that is split
 *   beta           scalar; what the gate tends to
 *   linearBeta     scalar; what the other half tends to; it is left as it is where this is 0 or
 *                  below
 *   activateLeft   mode; whether the gate is the first half: false, true
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSituGluGetWorkspaceSize(const aclTensor *x, int64_t dim,
                                                             double beta, double linearBeta,
                                                             bool activateLeft, aclTensor *out,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSituGluGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSituGlu(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
