/*
 * Generated from spec/mathematics/logit_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LOGIT_GRAD_H
#define ACLNNOP_ACLNN_LOGIT_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LogitGrad: the gradient of Logit.
 *
 *   outside = sqrt(-abs(x))
 *   at_one = where(dy > 0, inf, where(dy < 0, -inf, outside))
 *   slope = where(x == 1, at_one, dy / (x * (1 - x)))
 *   out = where(eps >= 0, where(x >= eps and x <= 1 - eps, slope, 0), where(x >= 0 and x <= 1,
 *       slope, outside))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; the input of Logit; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank at
 *                  most 8
 *   dy             input; the gradient of its output; dtypes of x; shape: as x
 *   eps            scalar; the eps of Logit
 *   out            output; the gradient of its input; dtypes of x; shape: as x
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x, dy or out is null
 *   161002  x has a dtype that is not listed for it
 *   161002  dy or out does not have the dtype of x
 *   161002  x, dy or out has a rank above 8
 *   161002  dy or out does not have the shape of x
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value, in each dtype
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogitGradGetWorkspaceSize(const aclTensor *x,
                                                               const aclTensor *dy, double eps,
                                                               const aclTensor *out,
                                                               uint64_t *workspaceSize,
                                                               aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLogitGradGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogitGrad(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
