/*
 * Generated from spec/activation/scaled_masked_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SCALED_MASKED_SOFTMAX_BACKWARD_H
#define ACLNNOP_ACLNN_SCALED_MASKED_SOFTMAX_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ScaledMaskedSoftmaxBackward: the gradient of ScaledMaskedSoftmax, from its result.
 *
 *   out = where(mask != 0, 0, scale * y * (gradOutput - sum(gradOutput * y, over: -1)))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; the gradient of the result; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: as y
 *   y              input; the result of ScaledMaskedSoftmax; dtypes of gradOutput; shape: rank 4
 *   mask           input; where the input did not count; ACL_BOOL; shape: broadcasts to y
 *   scale          scalar; the factor of the input
 *   fixTriuMask    must be false; only false is allowed
 *   out            output; the gradient of the input; dtypes of gradOutput; shape: as y
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, y or mask is null
 *   161002  fixTriuMask is true
 *   161001  out is null
 *   161002  y or mask has a dtype that is not listed for it
 *   161002  gradOutput does not have the dtype of y
 *   161002  out does not have the dtype of gradOutput
 *   161002  gradOutput has a rank above 8
 *   161002  y does not have the rank 4
 *   161002  mask or out has a rank above 8
 *   161002  gradOutput does not have the shape of y
 *   161002  mask does not broadcast to the shape of y
 *   161002  out does not have the shape of y
 *   161002  extent(y, -1) <= 4096 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A mask may broadcast along any axes; the vendor's broadcasts along the first two, and has
 *     four.
 *   - The vendor takes rows of up to 8192 elements on ascend950.
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size |scale * y| * (|gradOutput| + sum |gradOutput * y|), if that is more.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScaledMaskedSoftmaxBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *y, const aclTensor *mask, double scale,
    bool fixTriuMask, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnScaledMaskedSoftmaxBackwardGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScaledMaskedSoftmaxBackward(void *workspace,
                                                                 uint64_t workspaceSize,
                                                                 aclOpExecutor *executor,
                                                                 aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
