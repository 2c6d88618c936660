/*
 * Generated from spec/norm/add_rms_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_INPLACE_ADD_RMS_NORM_H
#define ACLNNOP_ACLNN_INPLACE_ADD_RMS_NORM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * aclnnAddRmsNorm in place: x1Ref stands for both x1 and yOut, x2Ref stands for both x2 and xOut.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x1Ref          input and output; the first summand, overwritten by the result; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; ACL_FLOAT,
 *                  ACL_FLOAT16 on ascend310p; shape: any, rank at most 8
 *   x2Ref          input and output; the second summand, overwritten by the sum; dtypes of x1Ref;
 *                  shape: as x1Ref
 *   gamma          input; the weights, with the extents of the last axes of x1, which make a row;
 *                  dtypes of x1Ref; shape: as the last axes of x1Ref
 *   epsilon        scalar; what is added to the mean of the squares
 *   rstdOut        output; the reciprocals of the roots, one for each row; ACL_FLOAT; shape: as
 *                  x1Ref, without the axes that gamma has; not written if null
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x1Ref, x2Ref or gamma is null
 *   161002  rstdOut is neither null nor a tensor
 *   161002  x1Ref has a dtype that is not listed for it
 *   161002  x2Ref or gamma does not have the dtype of x1Ref
 *   161002  rstdOut does not have the dtype of the dtype that is computed in
 *   161002  x1Ref, x2Ref, gamma or rstdOut has a rank above 8
 *   161002  x2Ref does not have the shape of x1Ref
 *   161002  gamma does not have the extents of the last axes of x1Ref
 *   161002  rstdOut does not have the shape of x1Ref without the axes that gamma has, which stay
 *           with the extent 1
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnAddRmsNorm.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddRmsNormGetWorkspaceSize(
    aclTensor *x1Ref, aclTensor *x2Ref, const aclTensor *gamma, double epsilon, aclTensor *rstdOut,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceAddRmsNormGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddRmsNorm(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
