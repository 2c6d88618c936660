/*
 * Generated from spec/pooling/adaptive_avg_pool3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADAPTIVE_AVG_POOL3D_BACKWARD_H
#define ACLNNOP_ACLNN_ADAPTIVE_AVG_POOL3D_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AdaptiveAvgPool3dBackward: the gradient of AdaptiveAvgPool3d: each element has its part of the
 * gradients of the shares that have it.
 *
 *   out = mean(gradOutput)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; the gradient of the means; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any,
 *                  rank at most 8
 *   self           input; the input of AdaptiveAvgPool3d, whose shape alone matters; dtypes of
 *                  gradOutput; shape: any, rank at most 8
 *   out            output; the gradient of self; dtypes of gradOutput; shape: as self, beginning as
 *                  zeros; gradOutput falls on it as shared(3, gradOutput)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self or out is null
 *   161002  gradOutput has a dtype that is not listed for it
 *   161002  self or out does not have the dtype of gradOutput
 *   161002  gradOutput, self or out has a rank above 8
 *   161002  out does not have the shape of self
 *   161002  out has fewer than 3 axes, or one of the last is empty; or gradOutput has not 3 values,
 *           or one below 1
 *   161002  gradOutput does not have the shape of out as shared(3, gradOutput)
 *   161002  rank(gradOutput) >= 4 does not hold
 *   161002  rank(gradOutput) <= 5 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  sum; added in f64, in row-major order, and rounded once
 *
 * Notes:
 *
 *   - The vendor's list of dtypes and products is not known here; those of
 *     AdaptiveAvgPool2dBackward on these products are taken.
 *   - Gradients that meet are added in the order of their places, so the result is the same in
 *     every run.
 *   - Every plain format will do.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAdaptiveAvgPool3dBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAdaptiveAvgPool3dBackwardGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAdaptiveAvgPool3dBackward(void *workspace,
                                                               uint64_t workspaceSize,
                                                               aclOpExecutor *executor,
                                                               aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
