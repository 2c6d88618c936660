/*
 * Generated from spec/activation/tanh_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_TANH_BACKWARD_H
#define ACLNNOP_ACLNN_TANH_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * TanhBackward: the gradient of Tanh, from its result.
 *
 *   gradInput = gradOutput * (1 - output) * (1 + output)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Tanh; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950
 *   output         input; output of Tanh; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910,
 *                  ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950
 *   gradInput      output; gradient of the input of Tanh; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTanhBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                                  const aclTensor *output,
                                                                  aclTensor *gradInput,
                                                                  uint64_t *workspaceSize,
                                                                  aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnTanhBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTanhBackward(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
