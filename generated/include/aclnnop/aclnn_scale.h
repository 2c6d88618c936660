/*
 * Generated from spec/arithmetic/scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SCALE_H
#define ACLNNOP_ACLNN_SCALE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Scale: the input times factors that lie along some of its axes, with a number for each of them
 * added.
 *
 *   y = x * scale + bias
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950;
 *                  ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: any, rank at most 8
 *   scale          input; the factors; dtypes of x; shape: one element, or the extents of x from
 *                  axis axis on; where scaleFromBlob is true, of numAxes axes (0: one element; -1:
 *                  all)
 *   bias           input; what is added; dtypes of x; shape: one element, or the extents of x from
 *                  axis axis on; where scaleFromBlob is true, of numAxes axes (0: one element; -1:
 *                  all); null means 0
 *   axis           axis; the axis of x where those of scale begin; an axis of x; negative counts
 *                  from the end
 *   numAxes        integer; how many axes scale has; any
 *   scaleFromBlob  integer; whether numAxes counts; any
 *   y              output; the result; dtypes of x; shape: as x
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x or scale is null
 *   161002  bias is neither null nor a tensor
 *   161001  y is null
 *   161002  x has a dtype that is not listed for it
 *   161002  scale, bias or y does not have the dtype of x
 *   161002  x, scale, bias or y has a rank above 8
 *   161002  axis is not in [-r, r - 1], where r is the rank of x, or 1 at rank 0
 *   161002  scale has neither one element nor the extents of x from axis axis on, where
 *           scaleFromBlob is true of numAxes axes, all for -1; or numAxes is below -1
 *   161002  bias does not have the shape of scale
 *   161002  y does not have the shape of x
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   y  0.501 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The product and the sum are exact before their one rounding; which precision the vendor's
 *     16-bit kernels use is not documented.
 *   - The shape of bias is looked at after that of scale, and axes before all shapes.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScaleGetWorkspaceSize(const aclTensor *x,
                                                           const aclTensor *scale,
                                                           const aclTensor *bias, int64_t axis,
                                                           int64_t numAxes, bool scaleFromBlob,
                                                           aclTensor *y, uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnScaleGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScale(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
