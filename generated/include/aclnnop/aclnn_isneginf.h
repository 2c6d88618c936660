/*
 * Generated from spec/comparison/is_neg_inf.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ISNEGINF_H
#define ACLNNOP_ACLNN_ISNEGINF_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * IsNegInf: whether a number is the negative infinity.
 *
 *   out = self == -inf
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; a number; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend310p
 *   out            output; whether it is infinite; ACL_BOOL
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsNegInfGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                                              uint64_t *workspaceSize,
                                                              aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIsNegInfGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsNegInf(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
