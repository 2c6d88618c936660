/*
 * Generated from spec/activation/log_sigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LOGSIGMOID_BACKWARD_H
#define ACLNNOP_ACLNN_LOGSIGMOID_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LogSigmoidBackward: the gradient of LogSigmoid.
 *
 *   gradInput = gradOutput * sigmoid(-self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of LogSigmoid; ACL_FLOAT, ACL_FLOAT16 on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: as self
 *   self           input; input of LogSigmoid; dtypes of gradOutput; shape: any, rank at most 8
 *   buffer         ignored; reserved; not null
 *   gradInput      output; gradient of self; dtypes of gradOutput; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, buffer or gradInput is null
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
 *   - buffer must not be null, although nothing of it is used. The vendor's documentation wants the
 *     dtype and shape of self for it; its code looks at neither.
 *   - The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSigmoidBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *buffer,
    aclTensor *gradInput, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLogSigmoidBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSigmoidBackward(void *workspace, uint64_t workspaceSize,
                                                        aclOpExecutor *executor,
                                                        aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
