/*
 * Generated from spec/activation/log_softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LOGSOFTMAX_H
#define ACLNNOP_ACLNN_LOGSOFTMAX_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LogSoftmax: the logarithm of what each element has of the sum of the exponentials along an axis.
 *
 *   top = max(self, over: dim)
 *   total = sum(exp(self - top), over: dim)
 *   out = self - top - log(total)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910, ascend310p;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950
 *   dim            axis; the axis along which the exponentials of the results sum to 1
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910, ascend310p;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSoftmaxGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                                aclTensor *out,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLogSoftmaxGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSoftmax(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
