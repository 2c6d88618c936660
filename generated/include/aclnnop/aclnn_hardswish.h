/*
 * Generated from spec/activation/hardswish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_HARDSWISH_H
#define ACLNNOP_ACLNN_HARDSWISH_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Hardswish: self * min(max(self + 3, 0), 6) / 6, a piecewise polynomial in the place of swish.
 *
 *   out = where(self <= -3, 0, where(self >= 3, self, self * ((self + 3) / 6)))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input; ACL_FLOAT, ACL_FLOAT16 on ascend910; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16 on ascend910; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHardswishGetWorkspaceSize(const aclTensor *self,
                                                               const aclTensor *out,
                                                               uint64_t *workspaceSize,
                                                               aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnHardswishGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHardswish(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnHardswish in place: self stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input and output; the input, overwritten by the result; ACL_FLOAT, ACL_FLOAT16
 *                  on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceHardswishGetWorkspaceSize(const aclTensor *self,
                                                                      uint64_t *workspaceSize,
                                                                      aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceHardswishGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceHardswish(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
