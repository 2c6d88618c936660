/*
 * Generated from spec/norm/add_rms_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADD_RMS_NORM_H
#define ACLNNOP_ACLNN_ADD_RMS_NORM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AddRmsNorm: the sum of two tensors, and that sum divided row by row by the root of the mean of
 * its squares, times a weight.
 *
 *   x = x1 + x2
 *   square = sum(x * x, over: gamma)
 *   rstd = 1 / sqrt(square / count(x1, over: gamma) + epsilon)
 *   yOut = x * rstd * gamma
 *   rstdOut = rstd
 *   xOut = x
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x1             input; the first summand; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: any, rank
 *                  at most 8
 *   x2             input; the second summand; dtypes of x1; shape: as x1
 *   gamma          input; the weights, with the extents of the last axes of x1, which make a row;
 *                  dtypes of x1; shape: as the last axes of x1
 *   epsilon        scalar; what is added to the mean of the squares
 *   yOut           output; the result; dtypes of x1; shape: as x1
 *   rstdOut        output; the reciprocals of the roots, one for each row; ACL_FLOAT; shape: as x1,
 *                  without the axes that gamma has; not written if null
 *   xOut           output; the sum; dtypes of x1; shape: as x1; null means none
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x1, x2, gamma or yOut is null
 *   161002  rstdOut or xOut is neither null nor a tensor
 *   161002  x1 has a dtype that is not listed for it
 *   161002  x2, gamma or yOut does not have the dtype of x1
 *   161002  rstdOut does not have the dtype of the dtype that is computed in
 *   161002  xOut does not have the dtype of x1
 *   161002  x1, x2, gamma, yOut, rstdOut or xOut has a rank above 8
 *   161002  x2 does not have the shape of x1
 *   161002  gamma does not have the extents of the last axes of x1
 *   161002  yOut does not have the shape of x1
 *   161002  rstdOut does not have the shape of x1 without the axes that gamma has, which stay with
 *           the extent 1
 *   161002  xOut does not have the shape of x1
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   yOut     1 ulp; the largest distance to the real value, in each dtype
 *   rstdOut  1 ulp; the largest distance to the real value, in each dtype
 *   xOut     1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The sum is not rounded before its squares are taken, which is what ascend950 does; ascend910b
 *     rounds it to f16 first.
 *   - The squares of f32 neither overflow nor vanish, because they are in f64.
 *   - An infinity in a row gives nan in its place and 0 elsewhere; the vendor's page says that it
 *     gives an infinity.
 *   - In place the second tensor becomes the sum and the first the result; a null rstdOut is not
 *     written, where the vendor refuses it.
 *   - Each of rstdOut and xOut may be null by itself; the vendor refuses a null xOut where rstdOut
 *     is given.
 */
ACL_FUNC_VISIBILITY aclnnStatus
aclnnAddRmsNormGetWorkspaceSize(const aclTensor *x1, const aclTensor *x2, const aclTensor *gamma,
                                double epsilon, aclTensor *yOut, aclTensor *rstdOut,
                                aclTensor *xOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAddRmsNormGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddRmsNorm(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
