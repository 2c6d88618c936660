/*
 * Generated from spec/activation/fast_gelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_FAST_GELU_BACKWARD_H
#define ACLNNOP_ACLNN_FAST_GELU_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * FastGeluBackward: the gradient of FastGelu, which is self * sigmoid(1.702 * self).
 *
 *   u = 1.702 * self
 *   s = sigmoid(u)
 *   gradInput = gradOutput * (s * (1 + u * (1 - s)))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of FastGelu; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   self           input; input of FastGelu; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   gradInput      output; gradient of self; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFastGeluBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                                      const aclTensor *self,
                                                                      aclTensor *gradInput,
                                                                      uint64_t *workspaceSize,
                                                                      aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnFastGeluBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFastGeluBackward(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
