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
 *   gradOutput     input; gradient of the output of FastGelu; ACL_FLOAT, ACL_FLOAT16, ACL_BF16;
 *                  shape: as self
 *   self           input; input of FastGelu; dtypes of gradOutput; shape: any, rank at most 8
 *   gradInput      output; gradient of self; dtypes of gradOutput; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self or gradInput is null
 *   161002  self has a dtype that is not listed for it
 *   161002  gradOutput or gradInput does not have the dtype of self
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
 *   - The slope at -inf and inf is the limit, 0 and 1.
 *   - The vendor refuses tensors of different storage formats; here every plain format is taken.
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
