/*
 * Generated from spec/activation/selu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SELU_BACKWARD_H
#define ACLNNOP_ACLNN_SELU_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SeluBackward: the gradient of Selu, from its result.
 *
 *   scale = 1.0507009873554804934193349852946
 *   alpha = 1.6732632423543772848170429916717
 *   gradInput = where(result > 0, gradOutput * scale, gradOutput * (result + scale * alpha))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Selu; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   result         input; output of Selu; dtypes of gradOutput; shape: as gradOutput
 *   gradInput      output; gradient of the input of Selu; dtypes of gradOutput; shape: as
 *                  gradOutput
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, result or gradInput is null
 *   161002  gradOutput has a dtype that is not listed for it
 *   161002  result or gradInput does not have the dtype of gradOutput
 *   161002  gradOutput, result or gradInput has a rank above 8
 *   161002  result or gradInput does not have the shape of gradOutput
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
 *   - result is the result of Selu and not its input; a zero takes the branch of the negative
 *     values.
 *   - The vendor's documentation leaves out the factor scale.
 *   - The vendor's pages do not say how results become i8 and i32. Here they are truncated, as
 *     those of Selu are: result is then -1, 0 or positive.
 *   - The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSeluBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                                  const aclTensor *result,
                                                                  aclTensor *gradInput,
                                                                  uint64_t *workspaceSize,
                                                                  aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSeluBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSeluBackward(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
