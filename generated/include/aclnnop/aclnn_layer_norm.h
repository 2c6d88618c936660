/*
 * Generated from spec/norm/fast_layer_norm.yaml and spec/norm/layer_norm.yaml and
 * spec/norm/layer_norm_with_impl_mode.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LAYER_NORM_H
#define ACLNNOP_ACLNN_LAYER_NORM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * FastLayerNorm: LayerNorm under another name, on two products.
 *
 *   mean = sum(input, over: normalizedShape) / count(input, over: normalizedShape)
 *   squares = sum((input - mean) * (input - mean), over: normalizedShape)
 *   rstd = 1 / sqrt(squares / count(input, over: normalizedShape) + eps)
 *   out = (input - mean) * rstd * weightOptional + biasOptional
 *   meanOutOptional = mean
 *   rstdOutOptional = rstd
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input            input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank at most 8
 *   normalizedShape  extents; the extents of the last axes, which make a row; the extents of the
 *                    last axes of input, of one at least
 *   weightOptional   input; what the elements of a row are multiplied by; dtypes of input; shape:
 *                    as the last axes of input; null means 1
 *   biasOptional     input; what is added to them; dtypes of input; shape: as the last axes of
 *                    input; null means 0
 *   eps              scalar; what is added to the variance
 *   out              output; the result; dtypes of input; shape: as input
 *   meanOutOptional  output; the means, one for each row; dtypes of input; shape: as input, without
 *                    the axes that normalizedShape names; not written if null
 *   rstdOutOptional  output; the reciprocals of the standard deviations; dtypes of input; shape: as
 *                    input, without the axes that normalizedShape names; not written if null
 *   workspaceSize    result; the bytes of workspace that the second phase needs
 *   executor         result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input or normalizedShape is null
 *   161002  weightOptional or biasOptional is neither null nor a tensor
 *   161001  out is null
 *   161002  meanOutOptional or rstdOutOptional is neither null nor a tensor
 *   161002  input, weightOptional or biasOptional has a dtype that is not listed for it
 *   161002  biasOptional does not have the dtype of weightOptional
 *   161002  weightOptional or biasOptional has neither the dtype of input nor f32
 *   161002  out, meanOutOptional or rstdOutOptional has a dtype that is not listed for it
 *   161002  input, weightOptional, biasOptional, out, meanOutOptional or rstdOutOptional has a rank
 *           above 8
 *   161002  normalizedShape is empty, or does not have the extents of the last axes of input
 *   161002  weightOptional or biasOptional does not have the extents of normalizedShape
 *   161002  out does not have the shape of input
 *   161002  meanOutOptional or rstdOutOptional does not have the shape of input without the axes
 *           that normalizedShape names, which stay with the extent 1
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out              1 ulp; the largest distance to the real value, in each dtype
 *   meanOutOptional  1 ulp; the largest distance to the real value, in each dtype
 *   rstdOutOptional  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - The squares of f32 neither overflow nor vanish, because they are in f64.
 *   - A null meanOutOptional or rstdOutOptional is not written, and changes nothing in what else
 *     is.
 *   - An input without elements leaves the outputs as they were; the vendor writes means of 0 and
 *     nan where rows are empty.
 *   - An input without dimensions counts as a row of one element, whose normalizedShape is empty.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFastLayerNormGetWorkspaceSize(
    const aclTensor *input, const aclIntArray *normalizedShape, const aclTensor *weightOptional,
    const aclTensor *biasOptional, double eps, aclTensor *out, aclTensor *meanOutOptional,
    aclTensor *rstdOutOptional, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnFastLayerNormGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFastLayerNorm(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

/*
 * LayerNorm: the elements of a row less their mean, divided by their standard deviation, times a
 * weight and plus a bias for each.
 *
 *   mean = sum(input, over: normalizedShape) / count(input, over: normalizedShape)
 *   squares = sum((input - mean) * (input - mean), over: normalizedShape)
 *   rstd = 1 / sqrt(squares / count(input, over: normalizedShape) + eps)
 *   out = (input - mean) * rstd * weightOptional + biasOptional
 *   meanOutOptional = mean
 *   rstdOutOptional = rstd
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input            input; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310b; ACL_FLOAT,
 *                    ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank
 *                    at most 8
 *   normalizedShape  extents; the extents of the last axes, which make a row; the extents of the
 *                    last axes of input, of one at least
 *   weightOptional   input; what the elements of a row are multiplied by; dtypes of input; shape:
 *                    as the last axes of input; null means 1
 *   biasOptional     input; what is added to them; dtypes of input; shape: as the last axes of
 *                    input; null means 0
 *   eps              scalar; what is added to the variance
 *   out              output; the result; dtypes of input; shape: as input
 *   meanOutOptional  output; the means, one for each row; dtypes of input; shape: as input, without
 *                    the axes that normalizedShape names; not written if null
 *   rstdOutOptional  output; the reciprocals of the standard deviations; dtypes of input; shape: as
 *                    input, without the axes that normalizedShape names; not written if null
 *   workspaceSize    result; the bytes of workspace that the second phase needs
 *   executor         result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input or normalizedShape is null
 *   161002  weightOptional or biasOptional is neither null nor a tensor
 *   161001  out is null
 *   161002  meanOutOptional or rstdOutOptional is neither null nor a tensor
 *   161002  input, weightOptional or biasOptional has a dtype that is not listed for it
 *   161002  biasOptional does not have the dtype of weightOptional
 *   161002  weightOptional or biasOptional has neither the dtype of input nor f32
 *   161002  out, meanOutOptional or rstdOutOptional has a dtype that is not listed for it
 *   161002  input, weightOptional, biasOptional, out, meanOutOptional or rstdOutOptional has a rank
 *           above 8
 *   161002  normalizedShape is empty, or does not have the extents of the last axes of input
 *   161002  weightOptional or biasOptional does not have the extents of normalizedShape
 *   161002  out does not have the shape of input
 *   161002  meanOutOptional or rstdOutOptional does not have the shape of input without the axes
 *           that normalizedShape names, which stay with the extent 1
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out              1 ulp; the largest distance to the real value, in each dtype
 *   meanOutOptional  1 ulp; the largest distance to the real value, in each dtype
 *   rstdOutOptional  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - The squares of f32 neither overflow nor vanish, because they are in f64.
 *   - A null meanOutOptional or rstdOutOptional is not written, and changes nothing in what else
 *     is.
 *   - An input without elements leaves the outputs as they were; the vendor writes means of 0 and
 *     nan where rows are empty.
 *   - An input without dimensions counts as a row of one element, whose normalizedShape is empty.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLayerNormGetWorkspaceSize(
    const aclTensor *input, const aclIntArray *normalizedShape, const aclTensor *weightOptional,
    const aclTensor *biasOptional, double eps, aclTensor *out, aclTensor *meanOutOptional,
    aclTensor *rstdOutOptional, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLayerNormGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLayerNorm(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

/*
 * LayerNormWithImplMode: LayerNorm with an argument that allows the vendor to be less precise.
 *
 *   mean = sum(input, over: normalizedShape) / count(input, over: normalizedShape)
 *   squares = sum((input - mean) * (input - mean), over: normalizedShape)
 *   rstd = 1 / sqrt(squares / count(input, over: normalizedShape) + eps)
 *   out = (input - mean) * rstd * weightOptional + biasOptional
 *   meanOutOptional = mean
 *   rstdOutOptional = rstd
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input            input; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310b; ACL_FLOAT,
 *                    ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank
 *                    at most 8
 *   normalizedShape  extents; the extents of the last axes, which make a row; the extents of the
 *                    last axes of input, of one at least
 *   weightOptional   input; what the elements of a row are multiplied by; dtypes of input; shape:
 *                    as the last axes of input; null means 1
 *   biasOptional     input; what is added to them; dtypes of input; shape: as the last axes of
 *                    input; null means 0
 *   eps              scalar; what is added to the variance
 *   out              output; the result; dtypes of input; shape: as input
 *   meanOutOptional  output; the means, one for each row; dtypes of input; shape: as input, without
 *                    the axes that normalizedShape names; not written if null
 *   rstdOutOptional  output; the reciprocals of the standard deviations; dtypes of input; shape: as
 *                    input, without the axes that normalizedShape names; not written if null
 *   implMode         mode; how precise the result has to be at least: 0, 1, 2
 *   workspaceSize    result; the bytes of workspace that the second phase needs
 *   executor         result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input or normalizedShape is null
 *   161002  weightOptional or biasOptional is neither null nor a tensor
 *   161001  out is null
 *   161002  meanOutOptional or rstdOutOptional is neither null nor a tensor
 *   161002  input, weightOptional or biasOptional has a dtype that is not listed for it
 *   161002  biasOptional does not have the dtype of weightOptional
 *   161002  weightOptional or biasOptional has neither the dtype of input nor f32
 *   161002  out, meanOutOptional or rstdOutOptional has a dtype that is not listed for it
 *   161002  input, weightOptional, biasOptional, out, meanOutOptional or rstdOutOptional has a rank
 *           above 8
 *   161002  normalizedShape is empty, or does not have the extents of the last axes of input
 *   161002  weightOptional or biasOptional does not have the extents of normalizedShape
 *   161002  out does not have the shape of input
 *   161002  meanOutOptional or rstdOutOptional does not have the shape of input without the axes
 *           that normalizedShape names, which stay with the extent 1
 *   161002  implMode is none of precise, fast, half
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out              1 ulp; the largest distance to the real value, in each dtype
 *   meanOutOptional  1 ulp; the largest distance to the real value, in each dtype
 *   rstdOutOptional  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - Every mode computes what LayerNorm does, to the last bit; the vendor is less precise in the
 *     modes fast and half.
 *   - In the mode half the vendor refuses tensors of other dtypes than f16.
 *   - An input without elements leaves the outputs as they were; the vendor writes means of 0 and
 *     nan where rows are empty.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLayerNormWithImplModeGetWorkspaceSize(
    const aclTensor *input, const aclIntArray *normalizedShape, const aclTensor *weightOptional,
    const aclTensor *biasOptional, double eps, aclTensor *out, aclTensor *meanOutOptional,
    aclTensor *rstdOutOptional, int32_t implMode, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLayerNormWithImplModeGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLayerNormWithImplMode(void *workspace, uint64_t workspaceSize,
                                                           aclOpExecutor *executor,
                                                           aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
