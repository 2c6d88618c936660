/*
 * Generated from spec/norm/deep_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_DEEP_NORM_H
#define ACLNNOP_ACLNN_DEEP_NORM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * DeepNorm: a multiple of a tensor plus another one, normalised row by row, times a weight and plus
 * a bias.
 *
 *   both = alpha * x + gx
 *   mean = sum(both, over: gamma) / count(x, over: gamma)
 *   squares = sum((both - mean) * (both - mean), over: gamma)
 *   rstd = 1 / sqrt(squares / count(x, over: gamma) + epsilon)
 *   meanOut = mean
 *   rstdOut = rstd
 *   yOut = (both - mean) * rstd * gamma + beta
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; the tensor that is multiplied; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p;
 *                  shape: any, rank at most 8
 *   gx             input; what is added to that; dtypes of x; shape: as x
 *   beta           input; what is added to the elements of a row; dtypes of x; shape: as the last
 *                  axes of x
 *   gamma          input; the weights, with the extents of the last axes of x, which make a row;
 *                  dtypes of x; shape: as the last axes of x
 *   alpha          scalar; what x is multiplied by
 *   epsilon        scalar; what is added to the variance
 *   meanOut        output; the means, one for each row; ACL_FLOAT; shape: as x, without the axes
 *                  that gamma has
 *   rstdOut        output; the reciprocals of the standard deviations; dtypes of meanOut; shape: as
 *                  x, without the axes that gamma has
 *   yOut           output; the result; dtypes of x; shape: as x
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x, gx, beta, gamma, meanOut, rstdOut or yOut is null
 *   161002  x has a dtype that is not listed for it
 *   161002  gx, beta or gamma does not have the dtype of x
 *   161002  meanOut or rstdOut does not have the dtype of the dtype that is computed in
 *   161002  yOut does not have the dtype of x
 *   561002  x, gx, beta, gamma, meanOut, rstdOut or yOut has a rank above 8
 *   561002  gx does not have the shape of x
 *   561002  beta or gamma does not have the extents of the last axes of x
 *   561002  meanOut or rstdOut does not have the shape of x without the axes that gamma has, which
 *           stay with the extent 1
 *   561002  yOut does not have the shape of x
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   meanOut  1 ulp; the largest distance to the real value, in each dtype
 *   rstdOut  1 ulp; the largest distance to the real value, in each dtype
 *   yOut     1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - The squares of f32 neither overflow nor vanish, because they are in f64.
 *   - The weights have any number of the axes of x; the vendor wants fewer than all.
 *   - Tensors without elements leave the outputs as they were.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDeepNormGetWorkspaceSize(
    const aclTensor *x, const aclTensor *gx, const aclTensor *beta, const aclTensor *gamma,
    double alpha, double epsilon, const aclTensor *meanOut, const aclTensor *rstdOut,
    const aclTensor *yOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnDeepNormGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDeepNorm(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
