/*
 * Generated from spec/norm/deep_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_DEEP_NORM_GRAD_H
#define ACLNNOP_ACLNN_DEEP_NORM_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * DeepNormGrad: the gradients of DeepNorm with respect to both tensors, the weights and what is
 * added to them.
 *
 *   share = 1 / count(x, over: gamma)
 *   own = (alpha * x + gx - mean) * rstd
 *   weight = dy * gamma
 *   plain = share * sum(weight, over: gamma)
 *   along = share * sum(weight * own, over: gamma)
 *   slope = (weight - plain - own * along) * rstd
 *   dxOut = alpha * slope
 *   dgxOut = slope
 *   dbetaOut = sum(dy)
 *   dgammaOut = sum(dy * own)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   dy             input; gradient of the result of DeepNorm; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p;
 *                  shape: as x
 *   x              input; the tensor that DeepNorm multiplied; dtypes of dy; shape: any, rank at
 *                  most 8
 *   gx             input; what it added to that; dtypes of dy; shape: as x
 *   gamma          input; the weights, with the extents of the last axes of x, which make a row;
 *                  dtypes of dy; shape: as the last axes of x
 *   mean           input; the means that DeepNorm found, one for each row; ACL_FLOAT; shape: as x,
 *                  without the axes that gamma has
 *   rstd           input; the reciprocals of the standard deviations; dtypes of mean; shape: as x,
 *                  without the axes that gamma has
 *   alpha          scalar; what x was multiplied by
 *   dxOut          output; gradient of x; dtypes of dy; shape: as x
 *   dgxOut         output; gradient of gx; dtypes of dy; shape: as x
 *   dbetaOut       output; gradient of what was added to the elements of a row; dtypes of mean;
 *                  shape: as gamma
 *   dgammaOut      output; gradient of gamma; dtypes of mean; shape: as gamma
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  dy, x, gx, gamma, mean, rstd, dxOut, dgxOut, dbetaOut or dgammaOut is null
 *   161002  x or mean has a dtype that is not listed for it
 *   161002  dy, gx or gamma does not have the dtype of x
 *   161002  rstd does not have the dtype of mean
 *   161002  dxOut or dgxOut does not have the dtype of x
 *   161002  dbetaOut or dgammaOut does not have the dtype of the dtype that is computed in
 *   561002  dy, x, gx, gamma, mean, rstd, dxOut, dgxOut, dbetaOut or dgammaOut has a rank above 8
 *   561002  gamma does not have the extents of the last axes of x
 *   561002  dy or gx does not have the shape of x
 *   561002  mean or rstd does not have the shape of x without the axes that gamma has, which stay
 *           with the extent 1
 *   561002  dxOut or dgxOut does not have the shape of x
 *   561002  dbetaOut or dgammaOut does not have the shape of gamma
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   dxOut      1 ulp; the largest distance to the real value, in each dtype
 *   dgxOut     1 ulp; the largest distance to the real value, in each dtype
 *   dbetaOut   1 ulp; the largest distance to the real value, in each dtype
 *   dgammaOut  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - Tensors without elements leave the outputs as they were.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDeepNormGradGetWorkspaceSize(
    const aclTensor *dy, const aclTensor *x, const aclTensor *gx, const aclTensor *gamma,
    const aclTensor *mean, const aclTensor *rstd, double alpha, const aclTensor *dxOut,
    const aclTensor *dgxOut, const aclTensor *dbetaOut, const aclTensor *dgammaOut,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnDeepNormGradGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDeepNormGrad(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
