/*
 * Generated from spec/activation/log_sigmoid.yaml and spec/activation/log_sigmoid_forward.yaml by
 * codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LOGSIGMOID_H
#define ACLNNOP_ACLNN_LOGSIGMOID_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LogSigmoid: the natural logarithm of the sigmoid.
 *
 *   out = log_sigmoid(self)
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
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSigmoidGetWorkspaceSize(const aclTensor *self,
                                                                aclTensor *out,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLogSigmoidGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSigmoid(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

/*
 * LogSigmoidForward: the natural logarithm of the sigmoid.
 *
 *   out = log_sigmoid(self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950
 *   buffer         ignored; reserved; may be null
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSigmoidForwardGetWorkspaceSize(const aclTensor *self,
                                                                       aclTensor *out,
                                                                       aclTensor *buffer,
                                                                       uint64_t *workspaceSize,
                                                                       aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLogSigmoidForwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSigmoidForward(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
