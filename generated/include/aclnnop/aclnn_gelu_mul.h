/*
 * Generated from spec/activation/gelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GELU_MUL_H
#define ACLNNOP_ACLNN_GELU_MUL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GeluMul: the GELU of one half of the last axis times the other half.
 *
 *   gate = half(-1, 0) of input
 *   up = half(-1, 1) of input
 *   approximateOptional is none:
 *     out = gelu(gate) * up
 *   approximateOptional is tanh:
 *     out = gelu_tanh(gate) * up
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input                input; the input, with the gates in the first half of its last axis;
 *                        ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   approximateOptional  mode; which form of the GELU: "none", "tanh"
 *   out                  output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   workspaceSize        result; the bytes of workspace that the second phase needs
 *   executor             result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeluMulGetWorkspaceSize(const aclTensor *input,
                                                             char *approximateOptional,
                                                             const aclTensor *out,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGeluMulGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeluMul(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
