/*
 * Generated from spec/invented/fixed.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_FIXED_H
#define ACLNNOP_ACLNN_FIXED_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Fixed: the product of the halves of the last axis, and of one number for all of it.
 *
 *   left = half(-1, 0) of self
 *   right = half(-1, 1) of self
 *   out = left * right * factor
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; input; ACL_FLOAT
 *   factor         input; the number; ACL_FLOAT
 *   out            output; output; ACL_FLOAT
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFixedGetWorkspaceSize(const aclTensor *self,
                                                           const aclTensor *factor, aclTensor *out,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnFixedGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFixed(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
