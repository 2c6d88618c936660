/*
 * Generated from spec/norm/ada_layer_norm_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADA_LAYER_NORM_V2_H
#define ACLNNOP_ACLNN_ADA_LAYER_NORM_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AdaLayerNormV2: AdaLayerNorm, and the means and standard deviations of the rows.
 *
 *   mean = sum(x, over: -1) / count(x, over: -1)
 *   squares = sum((x - mean) * (x - mean), over: -1)
 *   rstd = 1 / sqrt(squares / count(x, over: -1) + epsilon)
 *   out = ((x - mean) * rstd * weightOptional + biasOptional) * (1 + scale) + shift
 *   meanOutOptional = mean
 *   rstdOutOptional = rstd
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x                input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank at most 8
 *   scale            input; what each result is multiplied by, less 1; dtypes of x; shape:
 *                    broadcasts to x
 *   shift            input; what is added to that; dtypes of x; shape: broadcasts to x
 *   weightOptional   input; what the normalised elements of a row are multiplied by; dtypes of x;
 *                    shape: broadcasts to x; null means 1
 *   biasOptional     input; what is added to them; dtypes of x; shape: broadcasts to x; null means
 *                    0
 *   epsilon          scalar; what is added to the variance
 *   out              output; the result; dtypes of x; shape: as x
 *   meanOutOptional  output; the means, one for each row; dtypes of x; shape: as x, without its
 *                    last axis; not written if null
 *   rstdOutOptional  output; the reciprocals of the standard deviations; dtypes of x; shape: as x,
 *                    without its last axis; not written if null
 *   workspaceSize    result; the bytes of workspace that the second phase needs
 *   executor         result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x, scale or shift is null
 *   161002  weightOptional or biasOptional is neither null nor a tensor
 *   161001  out is null
 *   161002  meanOutOptional or rstdOutOptional is neither null nor a tensor
 *   161002  x or weightOptional has a dtype that is not listed for it
 *   161002  scale or shift does not have the dtype of x
 *   161002  biasOptional has a dtype that is not listed for it
 *   161002  biasOptional does not have the dtype of weightOptional
 *   161002  weightOptional or biasOptional has neither the dtype of x nor f32
 *   161002  out, meanOutOptional or rstdOutOptional does not have the dtype of x
 *   161002  x, scale, shift, weightOptional, biasOptional, out, meanOutOptional or rstdOutOptional
 *           has a rank above 8
 *   161002  scale, shift, weightOptional or biasOptional does not broadcast to the shape of x
 *   161002  out does not have the shape of x
 *   161002  meanOutOptional or rstdOutOptional does not have the shape of x without its last axis,
 *           which stay with the extent 1
 *   161002  rank(x) >= 2 does not hold
 *   161002  rank(scale) != 2 does not hold
 *   161002  rank(shift) != 2 does not hold
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
 *   - An x without elements leaves the outputs as they were; the vendor refuses it.
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - The squares of f32 neither overflow nor vanish, because they are in f64.
 *   - scale, shift, weightOptional and biasOptional are any shapes that broadcast to x, but scale
 *     and shift have another rank than 2: of [B, H] beside [B, S, H], which the vendor takes, too,
 *     write [B, 1, H], and of [1, H] write [H].
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAdaLayerNormV2GetWorkspaceSize(
    const aclTensor *x, const aclTensor *scale, const aclTensor *shift,
    const aclTensor *weightOptional, const aclTensor *biasOptional, double epsilon, aclTensor *out,
    aclTensor *meanOutOptional, aclTensor *rstdOutOptional, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAdaLayerNormV2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAdaLayerNormV2(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
