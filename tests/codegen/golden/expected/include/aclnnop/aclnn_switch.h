/*
 * Generated from spec/invented/switch.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SWITCH_H
#define ACLNNOP_ACLNN_SWITCH_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Switch: one flag alone, and names that the generated functions might want for themselves.
 *
 *   mode is true:
 *     op = space
 *   mode is false:
 *     op = -space
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   space          input; input; ACL_FLOAT
 *   mode           mode; mode: false, true
 *   op             output; output; ACL_FLOAT
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwitchGetWorkspaceSize(const aclTensor *space, bool mode,
                                                            aclTensor *op, uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSwitchGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwitch(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
