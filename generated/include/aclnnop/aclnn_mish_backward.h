/*
 * Generated from spec/activation/mish_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MISH_BACKWARD_H
#define ACLNNOP_ACLNN_MISH_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MishBackward: the gradient of Mish, which is self * tanh(softplus(self)).
 *
 *   gradInput = gradOutput * mish_slope(self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Mish; ACL_FLOAT, ACL_FLOAT16 on ascend910,
 *                  ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: any; broadcasts with self
 *   self           input; input of Mish; dtypes of gradOutput; shape: any; broadcasts with
 *                  gradOutput
 *   gradInput      output; gradient of self; dtypes of gradOutput; shape: as the broadcast of
 *                  gradOutput and self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self or gradInput is null
 *   161002  gradOutput, self or gradInput has a dtype that is not listed for it
 *   161002  gradOutput, self or gradInput has a rank above 8
 *   161002  gradOutput and self do not broadcast together
 *   161002  gradInput does not have the shape of the broadcast of gradOutput and self
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
 *   - The vendor's documentation has no formula here, lists bf16 on ascend310p, which its code
 *     refuses, and calls empty tensors unsupported, which its code takes.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMishBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                                  const aclTensor *self,
                                                                  aclTensor *gradInput,
                                                                  uint64_t *workspaceSize,
                                                                  aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMishBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMishBackward(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
