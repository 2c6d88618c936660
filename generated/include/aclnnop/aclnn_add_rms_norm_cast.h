/*
 * Generated from spec/norm/add_rms_norm_cast.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADD_RMS_NORM_CAST_H
#define ACLNNOP_ACLNN_ADD_RMS_NORM_CAST_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AddRmsNormCast: AddRmsNorm of 16-bit tensors, whose result is stored in f32 and in their dtype.
 *
 *   x = x1 + x2
 *   square = sum(x * x, over: gamma)
 *   rstd = 1 / sqrt(square / count(x1, over: gamma) + epsilon)
 *   y = x * rstd * gamma
 *   y1Out = y
 *   y2Out = y
 *   rstdOut = rstd
 *   xOut = x
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x1             input; the first summand; ACL_FLOAT16, ACL_BF16; shape: any, rank at most 8
 *   x2             input; the second summand; dtypes of x1; shape: as x1
 *   gamma          input; the weights, with the extents of the last axes of x1, which make a row;
 *                  dtypes of x1; shape: as the last axes of x1
 *   epsilon        scalar; what is added to the mean of the squares
 *   y1Out          output; the result; ACL_FLOAT; shape: as x1
 *   y2Out          output; the result in the dtype of x1; dtypes of x1; shape: as x1
 *   rstdOut        output; the reciprocals of the roots, one for each row; dtypes of y1Out; shape:
 *                  as x1, without the axes that gamma has
 *   xOut           output; the sum; dtypes of x1; shape: as x1
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x1, x2, gamma, y1Out, y2Out, rstdOut or xOut is null
 *   161002  x1 has a dtype that is not listed for it
 *   161002  x2 or gamma does not have the dtype of x1
 *   161002  y1Out does not have the dtype of the dtype that is computed in
 *   161002  y2Out does not have the dtype of x1
 *   161002  rstdOut does not have the dtype of the dtype that is computed in
 *   161002  xOut does not have the dtype of x1
 *   561002  x1, x2, gamma, y1Out, y2Out, rstdOut or xOut has a rank above 8
 *   561002  x2 does not have the shape of x1
 *   561002  gamma does not have the extents of the last axes of x1
 *   561002  y1Out or y2Out does not have the shape of x1
 *   561002  rstdOut does not have the shape of x1 without the axes that gamma has, which stay with
 *           the extent 1
 *   561002  xOut does not have the shape of x1
 *   561002  epsilon >= 0 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   y1Out    1 ulp; the largest distance to the real value, in each dtype
 *   y2Out    1 ulp; the largest distance to the real value, in each dtype
 *   rstdOut  1 ulp; the largest distance to the real value, in each dtype
 *   xOut     1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The sum is not rounded before its squares are taken.
 *   - y2Out is the result rounded once, and not y1Out rounded again.
 *   - An infinity in a row gives nan in its place and 0 elsewhere.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddRmsNormCastGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *gamma, double epsilon,
    const aclTensor *y1Out, const aclTensor *y2Out, const aclTensor *rstdOut, const aclTensor *xOut,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAddRmsNormCastGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddRmsNormCast(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
