/*
 * Generated from spec/activation/ge_glu_backward.yaml and spec/activation/ge_glu_v3_backward.yaml
 * by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GEGLU_BACKWARD_H
#define ACLNNOP_ACLNN_GEGLU_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GeGluBackward: the gradient of GeGlu.
 *
 *   up = half(dim, 0) of self
 *   gate = half(dim, 1) of self
 *   gradUp = half(dim, 0) of gradInput
 *   gradGate = half(dim, 1) of gradInput
 *   gradUp = gradOutput * gelu
 *   approximate is none:
 *     gradGate = gradOutput * up * gelu_slope(gate)
 *   approximate is tanh:
 *     gradGate = gradOutput * up * gelu_tanh_slope(gate)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; the gradient of out; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   self           input; the input of the forward operator; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   gelu           input; outGelu of the forward operator; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   dim            axis; the axis that is split
 *   approximate    mode; which form of the GELU: 0, 1
 *   gradInput      output; the gradient of self; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGluBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *gelu, int64_t dim,
    int64_t approximate, aclTensor *gradInput, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGeGluBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGluBackward(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

/*
 * GeGluV3Backward: the gradient of GeGluV3.
 *
 *   gate = half(dim, 0) if activateLeft is true, else half(dim, 1) of self
 *   up = half(dim, 1) if activateLeft is true, else half(dim, 0) of self
 *   gradGate = half(dim, 0) if activateLeft is true, else half(dim, 1) of gradInput
 *   gradUp = half(dim, 1) if activateLeft is true, else half(dim, 0) of gradInput
 *   gradUp = gradOutput * gelu
 *   approximate is none:
 *     gradGate = gradOutput * up * gelu_slope(gate)
 *   approximate is tanh:
 *     gradGate = gradOutput * up * gelu_tanh_slope(gate)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; the gradient of out; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   self           input; the input of the forward operator; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   gelu           input; outGelu of the forward operator; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   dim            axis; the axis that is split
 *   approximate    mode; which form of the GELU: 0, 1
 *   activateLeft   mode; as in the forward call: false, true
 *   gradInput      output; the gradient of self; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGluV3BackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *gelu, int64_t dim,
    int64_t approximate, bool activateLeft, aclTensor *gradInput, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGeGluV3BackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGluV3Backward(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
