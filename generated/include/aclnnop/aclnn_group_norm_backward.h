/*
 * Generated from spec/norm/group_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GROUP_NORM_BACKWARD_H
#define ACLNNOP_ACLNN_GROUP_NORM_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GroupNormBackward: the gradients of GroupNorm with respect to its input, its weights and its
 * biases.
 *
 *   share = 1 / count(input, over: group)
 *   own = (input - mean) * rstd
 *   weight = gradOut * gamma
 *   plain = share * sum(weight, over: group)
 *   along = share * sum(weight * own, over: group)
 *   gradInput = (weight - plain - own * along) * rstd
 *   gradGammaOut = sum(gradOut * own)
 *   gradBetaOut = sum(gradOut)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOut        input; gradient of the result of GroupNorm; ACL_FLOAT, ACL_FLOAT16 on ascend910;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  as input
 *   input          input; input of GroupNorm; dtypes of gradOut; shape: any, rank at most 8
 *   mean           input; the means that GroupNorm found, one for each group; dtypes of gradOut;
 *                  shape: as input, without the axes of a group
 *   rstd           input; the reciprocals of the standard deviations; dtypes of gradOut; shape: as
 *                  input, without the axes of a group
 *   gamma          input; what the elements of each channel were multiplied by; dtypes of gradOut;
 *                  shape: one element, or one for each channel (axis 1) of input; null means 1
 *   N              extent; the first extent of input; the extent of input along axis 0
 *   C              extent; the number of channels; the extent of input along axis 1
 *   HxW            extent; the number of elements of a channel; the product of the extents of input
 *                  from axis 2 on
 *   group          groups; the number of groups; a divisor of the extent of input along axis 1
 *   outputMask     flags; which gradients are wanted; a flag for each of gradInput, gradGammaOut,
 *                  gradBetaOut: whether it is written
 *   gradInput      output; gradient of input; dtypes of gradOut; shape: as input; null means none
 *   gradGammaOut   output; gradient of gamma; dtypes of gradOut; shape: one element, or one for
 *                  each channel (axis 1) of input; null means none
 *   gradBetaOut    output; gradient of beta; dtypes of gradOut; shape: one element, or one for each
 *                  channel (axis 1) of input; null means none
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOut, input, mean or rstd is null
 *   161002  gamma is neither null nor a tensor
 *   161001  outputMask is null
 *   161002  gradInput, gradGammaOut or gradBetaOut is neither null nor a tensor
 *   161002  outputMask has another number of flags than 3
 *   161001  gradInput, gradGammaOut or gradBetaOut is null, and its flag is true
 *   161002  input or mean has a dtype that is not listed for it
 *   161002  gradOut does not have the dtype of input
 *   161002  rstd or gamma does not have the dtype of mean
 *   161002  mean, rstd or gamma has neither the dtype of input nor f32
 *   161002  gradInput does not have the dtype of input
 *   161002  gradGammaOut or gradBetaOut does not have the dtype of mean
 *   161002  gradOut, input, mean, rstd, gamma, gradInput, gradGammaOut or gradBetaOut has a rank
 *           above 8
 *   161002  group is below 1, or the extent of input along axis 1 is no multiple of it; or the rank
 *           of input is below 2
 *   161002  N is not the extent of input along axis 0
 *   161002  C is not the extent of input along axis 1
 *   161002  HxW is not the product of the extents of input from axis 2 on
 *   161002  gradOut does not have the shape of input
 *   161002  mean or rstd does not have the shape [n, group], where n is the extent of input along
 *           axis 0
 *   161002  gamma does not have one axis with an element for each channel of input
 *   161002  gradInput does not have the shape of input
 *   161002  gradGammaOut or gradBetaOut does not have one axis with an element for each channel of
 *           input
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInput     1 ulp; the largest distance to the real value, in each dtype
 *   gradGammaOut  1 ulp; the largest distance to the real value, in each dtype
 *   gradBetaOut   1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - mean and rstd have the shape that GroupNorm gives them, and gamma has one axis; the vendor
 *     takes any shape with as many elements.
 *   - Beside 16-bit tensors mean, rstd and gamma may be f32 on every product; the vendor allows
 *     that on ascend950 alone.
 *   - The vendor refuses more than 8000 channels in a group, and more than 240000 in all, on
 *     ascend910b and ascend910_93.
 *   - An output whose flag is false is not looked at.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGroupNormBackwardGetWorkspaceSize(
    const aclTensor *gradOut, const aclTensor *input, const aclTensor *mean, const aclTensor *rstd,
    const aclTensor *gamma, int64_t N, int64_t C, int64_t HxW, int64_t group,
    const aclBoolArray *outputMask, aclTensor *gradInput, aclTensor *gradGammaOut,
    aclTensor *gradBetaOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGroupNormBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGroupNormBackward(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
