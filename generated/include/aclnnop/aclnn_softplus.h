/*
 * Generated from spec/activation/softplus.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SOFTPLUS_H
#define ACLNNOP_ACLNN_SOFTPLUS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Softplus: log(1 + exp(beta * self)) / beta, or self itself where beta * self is above a
 * threshold.
 *
 *   out = where(beta * self > threshold, self, softplus(beta * self) / beta)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_BF16 on ascend910b, ascend910_93; shape: any, rank at most 8
 *   beta           scalar; steepness; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16
 *   threshold      scalar; value of beta * self above which the function is linear; dtypes of beta
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16, ACL_COMPLEX32; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, beta, threshold or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  beta or threshold has a complex dtype
 *   161002  the result cannot be converted to the dtype of out
 *   161002  self or out has a rank above 8
 *   161002  out does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  0.6 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - beta may be 0, which divides by zero; it is not refused.
 *   - Where beta * self equals threshold the logarithm is taken; only values above it are linear.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftplusGetWorkspaceSize(
    const aclTensor *self, const aclScalar *beta, const aclScalar *threshold, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSoftplusGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftplus(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
