/*
 * Generated from spec/activation/glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GLU_BACKWARD_H
#define ACLNNOP_ACLNN_GLU_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GluBackward: the gradient of Glu.
 *
 *   a = half(dim, 0) of self
 *   b = half(dim, 1) of self
 *   gradA = half(dim, 0) of out
 *   gradB = half(dim, 1) of out
 *   near = sigmoid(abs(b))
 *   fourth = exp(-abs(b) / 4)
 *   gradA = gradOut * sigmoid(b)
 *   gradB = gradOut * a * near * near * fourth * fourth * fourth * fourth
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOut        input; the gradient of the result of Glu; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950
 *   self           input; the input of Glu; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910,
 *                  ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950
 *   dim            axis; the axis that is split
 *   out            output; the gradient of self; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910,
 *                  ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGluBackwardGetWorkspaceSize(const aclTensor *gradOut,
                                                                 const aclTensor *self, int64_t dim,
                                                                 const aclTensor *out,
                                                                 uint64_t *workspaceSize,
                                                                 aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGluBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGluBackward(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
