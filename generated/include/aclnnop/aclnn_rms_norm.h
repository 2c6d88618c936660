/*
 * Generated from spec/norm/rms_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_RMS_NORM_H
#define ACLNNOP_ACLNN_RMS_NORM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * RmsNorm: the elements of a row divided by the root of the mean of their squares, times a weight
 * for each.
 *
 *   square = sum(x * x, over: gamma)
 *   rstd = 1 / sqrt(square / count(x, over: gamma) + epsilon)
 *   yOut = x * rstd * gamma
 *   rstdOut = rstd
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950;
 *                  ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: any, rank at most 8
 *   gamma          input; the weights, with the extents of the last axes of x, which make a row;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950;
 *                  ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: as the last axes of x
 *   epsilon        scalar; what is added to the mean of the squares
 *   yOut           output; the result; dtypes of x; shape: as x
 *   rstdOut        output; the reciprocals of the roots, one for each row; ACL_FLOAT; shape: as x,
 *                  without the axes that gamma has
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x, gamma, yOut or rstdOut is null
 *   161002  x or gamma has a dtype that is not listed for it
 *   161002  gamma has neither the dtype of x nor f32
 *   161002  yOut does not have the dtype of x
 *   161002  rstdOut does not have the dtype of the dtype that is computed in
 *   561002  x, gamma, yOut or rstdOut has a rank above 8
 *   561002  gamma does not have the extents of the last axes of x
 *   561002  yOut does not have the shape of x
 *   561002  rstdOut does not have the shape of x without the axes that gamma has, or with the
 *           extent 1 there
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   yOut     1 ulp; the largest distance to the real value, in each dtype
 *   rstdOut  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The squares of f32 neither overflow nor vanish, because they are in f64.
 *   - An infinity in a row gives nan in its place and 0 elsewhere; the vendor's page says that it
 *     gives an infinity.
 *   - An x without dimensions, with such a gamma, counts as a row of one element.
 *   - Rows without elements leave the outputs as they were; the vendor refuses an empty gamma.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRmsNormGetWorkspaceSize(
    const aclTensor *x, const aclTensor *gamma, double epsilon, const aclTensor *yOut,
    const aclTensor *rstdOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnRmsNormGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRmsNorm(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
