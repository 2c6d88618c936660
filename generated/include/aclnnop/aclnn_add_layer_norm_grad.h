/*
 * Generated from spec/norm/add_layer_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADD_LAYER_NORM_GRAD_H
#define ACLNNOP_ACLNN_ADD_LAYER_NORM_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AddLayerNormGrad: the gradients of the sum of two tensors that is normalised row by row, and of
 * its weights.
 *
 *   share = 1 / count(x1, over: gamma)
 *   own = (x1 + x2 - mean) * rstd
 *   weight = dy * gamma
 *   plain = share * sum(weight, over: gamma)
 *   along = share * sum(weight * own, over: gamma)
 *   dxOut = (weight - plain - own * along) * rstd + dsumOptional
 *   dgammaOut = sum(dy * own)
 *   dbetaOut = sum(dy)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   dy             input; gradient of the normalised tensor; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p;
 *                  shape: as x1
 *   x1             input; the first summand; dtypes of dy; shape: any, rank at most 8
 *   x2             input; the second summand; dtypes of dy; shape: as x1
 *   rstd           input; the reciprocals of the standard deviations, one for each row; ACL_FLOAT;
 *                  shape: as x1, without the axes that gamma has
 *   mean           input; the means; dtypes of rstd; shape: as x1, without the axes that gamma has
 *   gamma          input; the weights, with the extents of the last axes of x1, which make a row;
 *                  dtypes of dy; shape: as the last axes of x1
 *   dsumOptional   input; what else reaches the sum; dtypes of dy; shape: broadcasts to x1; null
 *                  means 0
 *   dxOut          output; gradient of each of the summands; dtypes of dy; shape: as x1
 *   dgammaOut      output; gradient of gamma; dtypes of rstd; shape: as gamma
 *   dbetaOut       output; gradient of what is added to the elements of a row; dtypes of rstd;
 *                  shape: as gamma
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  dy, x1, x2, rstd, mean or gamma is null
 *   161002  dsumOptional is neither null nor a tensor
 *   161001  dxOut, dgammaOut or dbetaOut is null
 *   161002  x1 or rstd has a dtype that is not listed for it
 *   161002  dy or x2 does not have the dtype of x1
 *   161002  mean does not have the dtype of rstd
 *   161002  gamma, dsumOptional or dxOut does not have the dtype of x1
 *   161002  dgammaOut or dbetaOut does not have the dtype of the dtype that is computed in
 *   561002  dy, x1, x2, rstd, mean, gamma, dsumOptional, dxOut, dgammaOut or dbetaOut has a rank
 *           above 8
 *   561002  gamma does not have the extents of the last axes of x1
 *   561002  dy or x2 does not have the shape of x1
 *   561002  rstd or mean does not have the shape of x1 without the axes that gamma has, which stay
 *           with the extent 1
 *   561002  dsumOptional does not broadcast to the shape of x1
 *   561002  dxOut does not have the shape of x1
 *   561002  dgammaOut or dbetaOut does not have the shape of gamma
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   dxOut      1 ulp; the largest distance to the real value, in each dtype
 *   dgammaOut  1 ulp; the largest distance to the real value, in each dtype
 *   dbetaOut   1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - A null dsumOptional stands for zeros.
 *   - The vendor takes x1 and x2 of different dtypes and weights of f32 beside 16-bit tensors; here
 *     all but rstd and mean have one dtype.
 *   - Tensors without elements leave the outputs as they were.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddLayerNormGradGetWorkspaceSize(
    const aclTensor *dy, const aclTensor *x1, const aclTensor *x2, const aclTensor *rstd,
    const aclTensor *mean, const aclTensor *gamma, const aclTensor *dsumOptional,
    const aclTensor *dxOut, const aclTensor *dgammaOut, const aclTensor *dbetaOut,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAddLayerNormGradGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddLayerNormGrad(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
