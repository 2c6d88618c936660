/*
 * Generated from spec/activation/swish_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SWISH_BACKWARD_H
#define ACLNNOP_ACLNN_SWISH_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SwishBackward: the gradient of Swish, which is self * sigmoid(beta * self).
 *
 *   u = betaOptional * self
 *   s = sigmoid(u)
 *   gradInput = gradOutput * (s * (1 + u * (1 - s)))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Swish; ACL_FLOAT, ACL_FLOAT16 on ascend910,
 *                  ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: as self
 *   self           input; input of Swish; dtypes of gradOutput; shape: any, rank at most 8
 *   betaOptional   scalar; steepness of the sigmoid; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16; null means 1
 *   gradInput      output; gradient of self; dtypes of gradOutput; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput or self is null
 *   161002  betaOptional is neither null nor a scalar
 *   161001  gradInput is null
 *   161002  self has a dtype that is not listed for it
 *   161002  gradOutput does not have the dtype of self
 *   161002  betaOptional has a complex dtype
 *   161002  gradInput does not have the dtype of self
 *   161002  gradOutput, self or gradInput has a rank above 8
 *   161002  gradOutput or gradInput does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInput  1.5 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A null betaOptional means 1, which makes this SiluBackward. With beta 0 the slope is one
 *     half.
 *   - The slope at -inf and inf is the limit.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwishBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclScalar *betaOptional,
    aclTensor *gradInput, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSwishBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwishBackward(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
