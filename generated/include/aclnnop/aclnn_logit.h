/*
 * Generated from spec/mathematics/logit.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LOGIT_H
#define ACLNNOP_ACLNN_LOGIT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Logit: the logarithm of z / (1 - z), where z is the input within eps of 0 and 1.
 *
 *   bounded = where(input < eps, eps, where(input > 1 - eps, 1 - eps, input))
 *   z = where(eps >= 0, bounded, input)
 *   out = where(z > 0.25 and z < 0.75, 2 * atanh(2 * z - 1), log(z) - log1p(-z))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; a probability; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank at most
 *                  8
 *   eps            scalar; how far z is kept from 0 and 1; a negative number or nan does not keep
 *                  it
 *   out            output; the result; dtypes of input; shape: as input
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input or out is null
 *   161002  input has a dtype that is not listed for it
 *   161002  out does not have the dtype of input
 *   161002  input or out has a rank above 8
 *   161002  out does not have the shape of input
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value, in each dtype
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogitGetWorkspaceSize(const aclTensor *input, double eps,
                                                           const aclTensor *out,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLogitGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogit(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
