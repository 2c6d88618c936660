/*
 * Generated from spec/invented/gather.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GATHER_H
#define ACLNNOP_ACLNN_GATHER_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gather: a weight for each channel and its gradient, with a flag and a level.
 *
 *   flag is true:
 *     value = grad * weight + bias
 *   flag is false and level is low:
 *     value = grad
 *   flag is false and level is high:
 *     value = grad + self
 *   total = sum(grad * self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   grad           input; input; ACL_FLOAT, ACL_DOUBLE
 *   self           input; input; ACL_FLOAT, ACL_INT32, ACL_DOUBLE
 *   weight         input; input; ACL_FLOAT, ACL_DOUBLE
 *   flag           mode; mode: true, false
 *   level          mode; mode: 0, 1
 *   bias           scalar; added to the value; ACL_FLOAT, ACL_FLOAT16, ACL_INT32, ACL_UINT32,
 *                  ACL_DOUBLE, ACL_BOOL
 *   value          output; output; ACL_FLOAT, ACL_DOUBLE
 *   total          output; output; ACL_FLOAT, ACL_DOUBLE
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus
aclnnGatherGetWorkspaceSize(const aclTensor *grad, const aclTensor *self, const aclTensor *weight,
                            bool flag, int64_t level, const aclScalar *bias, aclTensor *value,
                            aclTensor *total, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGatherGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGather(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
