/*
 * Generated from spec/norm/rms_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_RMS_NORM_GRAD_H
#define ACLNNOP_ACLNN_RMS_NORM_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * RmsNormGrad: the gradients of RmsNorm with respect to its input and its weights.
 *
 *   share = 1 / count(x, over: gamma)
 *   root = x * rstd
 *   mean = share * sum(dy * gamma * root, over: gamma)
 *   dxOut = (dy * gamma - root * mean) * rstd
 *   dgammaOut = sum(dy * root)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   dy             input; gradient of the result of RmsNorm; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p;
 *                  shape: as x
 *   x              input; input of RmsNorm; dtypes of dy; shape: any, rank at most 8
 *   rstd           input; the reciprocals of the roots that RmsNorm found, one for each row;
 *                  ACL_FLOAT; shape: as x, without the axes that gamma has
 *   gamma          input; the weights, with the extents of the last axes of x, which make a row;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950;
 *                  ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: as the last axes of x
 *   dxOut          output; gradient of x; dtypes of dy; shape: as x
 *   dgammaOut      output; gradient of gamma; dtypes of rstd; shape: as gamma
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  dy, x, rstd, gamma, dxOut or dgammaOut is null
 *   161002  x, rstd or gamma has a dtype that is not listed for it
 *   161002  dy does not have the dtype of x
 *   161002  gamma has neither the dtype of x nor f32
 *   161002  dxOut does not have the dtype of x
 *   161002  dgammaOut does not have the dtype of the dtype that is computed in
 *   561002  dy, x, rstd, gamma, dxOut or dgammaOut has a rank above 8
 *   561002  gamma does not have the extents of the last axes of x
 *   561002  dy does not have the shape of x
 *   561002  rstd does not have the shape of x without the axes that gamma has
 *   561002  dxOut does not have the shape of x
 *   561002  dgammaOut does not have the shape of gamma
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   dxOut      1 ulp; the largest distance to the real value, in each dtype
 *   dgammaOut  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - The products of three numbers of f32 neither overflow nor vanish, because they are in f64.
 *   - rstd has the leading axes of x alone, where RmsNorm gives it the rank of x.
 *   - Tensors without elements leave the outputs as they were; dgammaOut does not become 0 then.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRmsNormGradGetWorkspaceSize(
    const aclTensor *dy, const aclTensor *x, const aclTensor *rstd, const aclTensor *gamma,
    const aclTensor *dxOut, const aclTensor *dgammaOut, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnRmsNormGradGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRmsNormGrad(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
