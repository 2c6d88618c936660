/*
 * Generated from spec/activation/silu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SILU_BACKWARD_H
#define ACLNNOP_ACLNN_SILU_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SiluBackward: the gradient of Silu, which is self * sigmoid(self).
 *
 *   s = sigmoid(self)
 *   gradInput = gradOutput * (s * (1 + self * (1 - s)))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Silu; ACL_FLOAT, ACL_FLOAT16 on ascend910;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  as self
 *   self           input; input of Silu; dtypes of gradOutput; shape: any, rank at most 8
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
 *   - On ascend950 the vendor's code also lets gradOutput and self broadcast, and lets them differ
 *     in dtype where gradInput is f32. Here shapes and dtypes are equal on every product.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSiluBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                                  const aclTensor *self,
                                                                  aclTensor *gradInput,
                                                                  uint64_t *workspaceSize,
                                                                  aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSiluBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSiluBackward(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
