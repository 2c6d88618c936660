/*
 * Generated from spec/activation/sigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SIGMOID_BACKWARD_H
#define ACLNNOP_ACLNN_SIGMOID_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SigmoidBackward: the gradient of Sigmoid, from its result.
 *
 *   gradInput = gradOutput * conj(output * (1 - output))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Sigmoid; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE,
 *                  ACL_COMPLEX64, ACL_COMPLEX128 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_DOUBLE, ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: any; broadcasts with output
 *   output         input; output of Sigmoid; dtypes of gradOutput; shape: any; broadcasts with
 *                  gradOutput
 *   gradInput      output; gradient of the input of Sigmoid; dtypes of gradOutput; shape: as the
 *                  broadcast of gradOutput and output
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, output or gradInput is null
 *   161002  gradOutput, output or gradInput has a dtype that is not listed for it
 *   161002  the result cannot be converted to the dtype of gradInput
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
 *   - output is the result of Sigmoid and not its input.
 *   - Of complex numbers it is the conjugate of the derivative that the gradient is multiplied by.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSigmoidBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                                     const aclTensor *output,
                                                                     aclTensor *gradInput,
                                                                     uint64_t *workspaceSize,
                                                                     aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSigmoidBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSigmoidBackward(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
