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
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: as half of
 *                  self along dim
 *   self           input; the input of the forward operator; dtypes of gradOutput; shape: any, rank
 *                  1 to 8, even along dim; its halves are up and gate
 *   gelu           input; outGelu of the forward operator; dtypes of gradOutput; shape: as half of
 *                  self along dim
 *   dim            axis; the axis that is split; an axis of self; negative counts from the end
 *   approximate    mode; which form of the GELU: 0, 1
 *   gradInput      output; the gradient of self; dtypes of gradOutput; shape: as self; its halves
 *                  are gradUp and gradGate
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, gelu or gradInput is null
 *   161002  self has a dtype that is not listed for it
 *   161002  gradOutput, gelu or gradInput does not have the dtype of self
 *   161002  gradOutput, self, gelu or gradInput has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  self has no axis, or an odd extent along dim
 *   161002  gradOutput or gelu does not have the shape of half of self along dim
 *   161002  gradInput does not have the shape of self
 *   161002  approximate is none of none, tanh
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradUp    exact; selections, and at most one rounding: the result nearest to the real value
 *   gradGate  1.5 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - gelu is used as it is given, and not computed from self.
 *   - A tensor without dimensions is refused.
 *   - The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.
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
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: as half of
 *                  self along dim
 *   self           input; the input of the forward operator; dtypes of gradOutput; shape: any, rank
 *                  1 to 8, even along dim; its halves are gate and up
 *   gelu           input; outGelu of the forward operator; dtypes of gradOutput; shape: as half of
 *                  self along dim
 *   dim            axis; the axis that is split; an axis of self; negative counts from the end
 *   approximate    mode; which form of the GELU: 0, 1
 *   activateLeft   mode; as in the forward call: false, true
 *   gradInput      output; the gradient of self; dtypes of gradOutput; shape: as self; its halves
 *                  are gradGate and gradUp
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, gelu or gradInput is null
 *   161002  self has a dtype that is not listed for it
 *   161002  gradOutput, gelu or gradInput does not have the dtype of self
 *   161002  gradOutput, self, gelu or gradInput has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  self has no axis, or an odd extent along dim
 *   161002  gradOutput or gelu does not have the shape of half of self along dim
 *   161002  gradInput does not have the shape of self
 *   161002  approximate is none of none, tanh
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradUp    exact; selections, and at most one rounding: the result nearest to the real value
 *   gradGate  1.5 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - gelu is used as it is given, and not computed from self.
 *   - A tensor without dimensions is refused.
 *   - The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.
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
