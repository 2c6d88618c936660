/*
 * Generated from spec/comparison/is_finite.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ISFINITE_H
#define ACLNNOP_ACLNN_ISFINITE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * IsFinite: whether a number is neither infinite nor nan.
 *
 *   out = self < inf and self > -inf
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; a number; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93, ascend950
 *   out            output; whether it is finite; ACL_BOOL
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsFiniteGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                                              uint64_t *workspaceSize,
                                                              aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIsFiniteGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsFinite(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
