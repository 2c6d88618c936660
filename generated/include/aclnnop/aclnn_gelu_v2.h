/*
 * Generated from spec/activation/gelu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GELU_V2_H
#define ACLNNOP_ACLNN_GELU_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GeluV2: the input times the normal distribution function, exact or in the form that approximates
 * it with tanh.
 *
 *   approximate is tanh:
 *     y = gelu_tanh(x)
 *   approximate is none:
 *     y = gelu(x)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   approximate    mode; the form: 1, any other value
 *   y              output; the result; dtypes of x; shape: as x
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x or y is null
 *   161002  x has a dtype that is not listed for it
 *   161002  y does not have the dtype of x
 *   161002  x or y has a rank above 8
 *   161002  y does not have the shape of x
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   y  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - approximate is a number here and a text in aclnnGeluBackwardV2. Only 1 means the form with
 *     tanh; no value is refused.
 *   - The result at -inf is the limit, a negative zero.
 *   - The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeluV2GetWorkspaceSize(const aclTensor *x, int64_t approximate,
                                                            aclTensor *y, uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGeluV2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeluV2(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
