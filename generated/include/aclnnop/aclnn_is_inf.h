/*
 * Generated from spec/comparison/is_inf.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_IS_INF_H
#define ACLNNOP_ACLNN_IS_INF_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * IsInf: whether a number is an infinity.
 *
 *   out = x == inf or x == -inf
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; a number; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16
 *   out            output; whether it is infinite; ACL_BOOL
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsInfGetWorkspaceSize(const aclTensor *x, const aclTensor *out,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIsInfGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsInf(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
