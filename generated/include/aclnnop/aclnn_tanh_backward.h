/*
 * Generated from spec/activation/tanh_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_TANH_BACKWARD_H
#define ACLNNOP_ACLNN_TANH_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * TanhBackward: the gradient of Tanh, from its result.
 *
 *   gradInput = gradOutput * (1 - output) * (1 + output)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Tanh; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any; broadcasts with output
 *   output         input; output of Tanh; dtypes of gradOutput; shape: any; broadcasts with
 *                  gradOutput
 *   gradInput      output; gradient of the input of Tanh; dtypes of gradOutput; shape: as the
 *                  broadcast of gradOutput and output
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, output or gradInput is null
 *   161002  gradOutput has a dtype that is not listed for it
 *   161002  output or gradInput does not have the dtype of gradOutput
 *   161002  gradOutput, output or gradInput has a rank above 8
 *   161002  gradOutput and output do not broadcast together
 *   161002  gradInput does not have the shape of the broadcast of gradOutput and output
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
 *   - output is the result of Tanh and not its input.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTanhBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                                  const aclTensor *output,
                                                                  aclTensor *gradInput,
                                                                  uint64_t *workspaceSize,
                                                                  aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnTanhBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTanhBackward(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
