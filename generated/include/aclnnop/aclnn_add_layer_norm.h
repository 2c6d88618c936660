/*
 * Generated from spec/norm/add_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADD_LAYER_NORM_H
#define ACLNNOP_ACLNN_ADD_LAYER_NORM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AddLayerNorm: the sum of two tensors that is normalised row by row, times a weight and plus a
 * bias.
 *
 *   x = x1 + x2 + biasOptional
 *   mean = sum(x, over: gamma) / count(x1, over: gamma)
 *   squares = sum((x - mean) * (x - mean), over: gamma)
 *   rstd = 1 / sqrt(squares / count(x1, over: gamma) + epsilon)
 *   yOut = (x - mean) * rstd * gamma + beta
 *   meanOut = mean
 *   rstdOut = rstd
 *   xOut = x
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x1                input; the first summand; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                     ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: any,
 *                     rank at most 8
 *   x2                input; the second summand; dtypes of x1; shape: as x1
 *   gamma             input; the weights, with the extents of the last axes of x1, which make a
 *                     row; dtypes of x1; shape: as the last axes of x1
 *   beta              input; what is added to the elements of a row; dtypes of x1; shape: as the
 *                     last axes of x1
 *   biasOptional      input; a third summand; dtypes of x1; shape: broadcasts to x1; null means 0
 *   epsilon           scalar; what is added to the variance
 *   additionalOutput  mode; whether the sum is wanted, too: false, true
 *   yOut              output; the result; dtypes of x1; shape: as x1
 *   meanOut           output; the means of the sum, one for each row; ACL_FLOAT; shape: as x1,
 *                     without the axes that gamma has
 *   rstdOut           output; the reciprocals of the standard deviations; dtypes of meanOut; shape:
 *                     as x1, without the axes that gamma has
 *   xOut              output; the sum; dtypes of x1; shape: as x1; null means none
 *   workspaceSize     result; the bytes of workspace that the second phase needs
 *   executor          result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x1, x2, gamma or beta is null
 *   161002  biasOptional is neither null nor a tensor
 *   161001  yOut, meanOut or rstdOut is null
 *   161002  xOut is neither null nor a tensor
 *   161001  xOut is null, and additionalOutput is true
 *   161002  x1 or gamma has a dtype that is not listed for it
 *   161002  x2 does not have the dtype of x1
 *   161002  beta does not have the dtype of gamma
 *   161002  biasOptional does not have the dtype of x1
 *   161002  gamma or beta has neither the dtype of x1 nor f32
 *   161002  yOut does not have the dtype of x1
 *   161002  meanOut or rstdOut does not have the dtype of the dtype that is computed in
 *   161002  xOut does not have the dtype of x1
 *   561002  x1, x2, gamma, beta, biasOptional, yOut, meanOut, rstdOut or xOut has a rank above 8
 *   561002  x2 does not have the shape of x1
 *   561002  gamma or beta does not have the extents of the last axes of x1
 *   561002  biasOptional does not broadcast to the shape of x1
 *   561002  yOut does not have the shape of x1
 *   561002  meanOut or rstdOut does not have the shape of x1 without the axes that gamma has, which
 *           stay with the extent 1
 *   561002  xOut does not have the shape of x1
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   yOut     1 ulp; the largest distance to the real value, in each dtype
 *   meanOut  1 ulp; the largest distance to the real value, in each dtype
 *   rstdOut  1 ulp; the largest distance to the real value, in each dtype
 *   xOut     1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - The squares of f32 neither overflow nor vanish, because they are in f64.
 *   - x1 and x2 have one dtype, which the vendor does not ask, and so has biasOptional. It
 *     broadcasts to x1.
 *   - Where additionalOutput is false xOut is not looked at, and may be null, which the vendor
 *     refuses.
 *   - Tensors without elements leave the outputs as they were; products before ascend950 refuse
 *     them.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddLayerNormGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *gamma, const aclTensor *beta,
    const aclTensor *biasOptional, double epsilon, bool additionalOutput, const aclTensor *yOut,
    const aclTensor *meanOut, const aclTensor *rstdOut, const aclTensor *xOut,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAddLayerNormGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddLayerNorm(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
