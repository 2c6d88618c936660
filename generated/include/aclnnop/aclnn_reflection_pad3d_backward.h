/*
 * Generated from spec/movement/reflection_pad3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_REFLECTION_PAD3D_BACKWARD_H
#define ACLNNOP_ACLNN_REFLECTION_PAD3D_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ReflectionPad3dBackward: the gradient of ReflectionPad3d: each element is the sum of the
 * gradients at the places that it was mirrored to.
 *
 *   gradInput = sum(gradOutput)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; the gradient of the longer tensor; ACL_FLOAT, ACL_FLOAT16, ACL_COMPLEX64
 *                  on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_COMPLEX64, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   self           input; the input of ReflectionPad3d, whose shape alone matters; dtypes of
 *                  gradOutput; shape: any, rank at most 8
 *   padding        integers; how many elements were added: (left, right, top, bottom, front, back);
 *                  a list
 *   gradInput      output; the gradient of self; dtypes of gradOutput; shape: as self, beginning as
 *                  zeros; gradOutput falls on it as reflected(3, padding)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, padding or gradInput is null
 *   161002  gradOutput has a dtype that is not listed for it
 *   161002  self or gradInput does not have the dtype of gradOutput
 *   161002  gradOutput, self or gradInput has a rank above 8
 *   161002  gradInput does not have the shape of self
 *   161002  gradInput has fewer than 3 axes, padding has not two values for each of the last 3, or
 *           one below 0, or one above 0 that is not below the extent of its axis
 *   161002  gradOutput does not have the shape of gradInput as reflected(3, padding)
 *   161002  rank(gradOutput) >= 4 does not hold
 *   161002  rank(gradOutput) <= 5 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInput  sum; added in f64, or with what additions of f64 lose, in index order, and rounded
 *              once
 *
 * Notes:
 *
 *   - Gradients that meet are added in the order of their places, so the result is the same in
 *     every run; the vendor leaves the order open.
 *   - The vendor also takes f64 and c128, whose sums may leave the range of f64 on the way here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnReflectionPad3dBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclIntArray *padding,
    aclTensor *gradInput, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnReflectionPad3dBackwardGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnReflectionPad3dBackward(void *workspace,
                                                             uint64_t workspaceSize,
                                                             aclOpExecutor *executor,
                                                             aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
