/*
 * Generated from spec/activation/ge_glu.yaml and spec/activation/ge_glu_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GEGLU_H
#define ACLNNOP_ACLNN_GEGLU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GeGlu: one half of the input times the GELU of the other, which is an output too.
 *
 *   up = half(dim, 0) of self
 *   gate = half(dim, 1) of self
 *   approximate is none:
 *     out = up * gelu(gate)
 *     outGelu = gelu(gate)
 *   approximate is tanh:
 *     out = up * gelu_tanh(gate)
 *     outGelu = gelu_tanh(gate)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   dim            axis; the axis that is split
 *   approximate    mode; which form of the GELU: 0, 1
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   outGelu        output; the GELU of the gates; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGluGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                           int64_t approximate, aclTensor *out,
                                                           aclTensor *outGelu,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGeGluGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGlu(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

/*
 * GeGluV3: one half of the input times the GELU of the other; a flag says of which.
 *
 *   gate = half(dim, 0) if activateLeft is true, else half(dim, 1) of self
 *   up = half(dim, 1) if activateLeft is true, else half(dim, 0) of self
 *   approximate is none:
 *     out = up * gelu(gate)
 *     outGelu = gelu(gate)
 *   approximate is tanh:
 *     out = up * gelu_tanh(gate)
 *     outGelu = gelu_tanh(gate)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   dim            axis; the axis that is split
 *   approximate    mode; which form of the GELU: 0, 1
 *   activateLeft   mode; whether the GELU is that of the first half: false, true
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   outGelu        output; the GELU of the gates; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGluV3GetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                             int64_t approximate, bool activateLeft,
                                                             aclTensor *out, aclTensor *outGelu,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGeGluV3GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGluV3(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
