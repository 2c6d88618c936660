/*
 * Generated from spec/activation/gelu_backward_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GELU_BACKWARD_V2_H
#define ACLNNOP_ACLNN_GELU_BACKWARD_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GeluBackwardV2: the gradient of Gelu, in the exact form or in the one that approximates it with
 * tanh.
 *
 *   u = 0.7978845608028654 * (self + 0.044715 * self * self * self)
 *   slope = 0.7978845608028654 * (1 + 0.134145 * self * self)
 *   t = tanh(u)
 *   approximate is none:
 *     gradInput = gradOutput * (normal_cdf(self) + self * normal_pdf(self))
 *   approximate is tanh:
 *     gradInput = gradOutput * 0.5 * ((1 + t) + self * (1 - t * t) * slope)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Gelu; ACL_FLOAT, ACL_FLOAT16 on ascend910,
 *                  ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: any; broadcasts with self
 *   self           input; input of Gelu; dtypes of gradOutput; shape: any; broadcasts with
 *                  gradOutput
 *   approximate    mode; the form of Gelu: "none", "tanh"
 *   gradInput      output; gradient of self; dtypes of gradOutput; shape: as the broadcast of
 *                  gradOutput and self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, gradInput or approximate is null
 *   161002  gradOutput or self has a dtype that is not listed for it
 *   161002  gradInput does not have the dtype of the promotion of gradOutput and self
 *   161002  gradOutput, self or gradInput has a rank above 8
 *   161002  gradOutput and self do not broadcast together
 *   161002  gradInput does not have the shape of the broadcast of gradOutput and self
 *   161002  approximate is none of none, tanh
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
 *   - gradInput has exactly the dtype that gradOutput and self promote to; f16 with bf16 gives f32.
 *   - At -inf and inf the limits 0 and 1 of the slope are meant, although the formula as written
 *     there multiplies zero by infinity.
 *   - approximate is a char *, not a const char *; it is compared exactly, and is the last thing
 *     checked.
 *   - The vendor's code has no limit on the rank here, and tests only the promoted dtype against
 *     its list; this library checks both inputs and stops at rank 8 as everywhere.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeluBackwardV2GetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, char *approximate, aclTensor *gradInput,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGeluBackwardV2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeluBackwardV2(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
