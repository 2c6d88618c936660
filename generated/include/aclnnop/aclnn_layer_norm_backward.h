/*
 * Generated from spec/norm/layer_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LAYER_NORM_BACKWARD_H
#define ACLNNOP_ACLNN_LAYER_NORM_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LayerNormBackward: the gradients of LayerNorm with respect to its input, its weights and its
 * bias.
 *
 *   share = 1 / count(input, over: normalizedShape)
 *   own = (input - mean) * rstd
 *   weight = gradOut * weightOptional
 *   plain = share * sum(weight, over: normalizedShape)
 *   along = share * sum(weight * own, over: normalizedShape)
 *   gradInputOut = (weight - plain - own * along) * rstd
 *   gradWeightOut = sum(gradOut * own)
 *   gradBiasOut = sum(gradOut)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOut          input; gradient of the result of LayerNorm; ACL_FLOAT, ACL_FLOAT16, ACL_BF16;
 *                    shape: as input
 *   input            input; input of LayerNorm; dtypes of gradOut; shape: any, rank at most 8
 *   normalizedShape  extents; the extents of the last axes, which make a row; the extents of the
 *                    last axes of input, of one at least
 *   mean             input; the means that LayerNorm found, one for each row; dtypes of gradOut;
 *                    shape: as input, without the axes that normalizedShape names
 *   rstd             input; the reciprocals of the standard deviations; dtypes of gradOut; shape:
 *                    as input, without the axes that normalizedShape names
 *   weightOptional   input; what the elements of a row were multiplied by; dtypes of gradOut;
 *                    shape: as the last axes of input; null means 1
 *   biasOptional     ignored; not looked at; may be null
 *   outputMask       flags; which gradients are wanted; a flag for each of gradInputOut,
 *                    gradWeightOut, gradBiasOut: whether it is written
 *   gradInputOut     output; gradient of input; dtypes of gradOut; shape: as input; null means none
 *   gradWeightOut    output; gradient of weightOptional; dtypes of gradOut; shape: as the last axes
 *                    of input; null means none
 *   gradBiasOut      output; gradient of biasOptional; dtypes of gradOut; shape: as the last axes
 *                    of input; null means none
 *   workspaceSize    result; the bytes of workspace that the second phase needs
 *   executor         result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOut, input, normalizedShape, mean or rstd is null
 *   161002  weightOptional is neither null nor a tensor
 *   161001  outputMask is null
 *   161002  gradInputOut, gradWeightOut or gradBiasOut is neither null nor a tensor
 *   161002  outputMask has another number of flags than 3
 *   161001  gradInputOut, gradWeightOut or gradBiasOut is null, and its flag is true
 *   161002  input, mean or weightOptional has a dtype that is not listed for it
 *   161002  gradOut does not have the dtype of input
 *   161002  rstd does not have the dtype of mean
 *   161002  weightOptional has neither the dtype of input nor f32
 *   161002  gradInputOut, gradWeightOut or gradBiasOut has a dtype that is not listed for it
 *   161002  gradOut, input, mean, rstd, weightOptional, gradInputOut, gradWeightOut or gradBiasOut
 *           has a rank above 8
 *   161002  normalizedShape is empty, or does not have the extents of the last axes of input
 *   161002  gradOut does not have the shape of input
 *   161002  mean or rstd does not have the shape of input without the axes that normalizedShape
 *           names, which stay with the extent 1
 *   161002  weightOptional does not have the extents of normalizedShape
 *   161002  gradInputOut does not have the shape of input
 *   161002  gradWeightOut or gradBiasOut does not have the extents of normalizedShape
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInputOut   1 ulp; the largest distance to the real value, in each dtype
 *   gradWeightOut  1 ulp; the largest distance to the real value, in each dtype
 *   gradBiasOut    1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - mean and rstd have the shape that LayerNorm gives them; the vendor takes any shape with as
 *     many elements.
 *   - gradWeightOut and gradBiasOut have the extents of normalizedShape; the vendor takes any shape
 *     with as many elements.
 *   - An output whose flag is false is not looked at; the vendor checks its dtype.
 *   - biasOptional is not looked at; the vendor checks its dtype and shape.
 *   - Tensors without elements leave the outputs as they were; the vendor sets the gradients of the
 *     weights and the bias to 0.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLayerNormBackwardGetWorkspaceSize(
    const aclTensor *gradOut, const aclTensor *input, const aclIntArray *normalizedShape,
    const aclTensor *mean, const aclTensor *rstd, const aclTensor *weightOptional,
    const aclTensor *biasOptional, const aclBoolArray *outputMask, aclTensor *gradInputOut,
    aclTensor *gradWeightOut, aclTensor *gradBiasOut, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLayerNormBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLayerNormBackward(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
