/*
 * Generated from spec/movement/upsample_nearest2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_UPSAMPLE_NEAREST_2D_H
#define ACLNNOP_ACLNN_UPSAMPLE_NEAREST_2D_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * UpsampleNearest2d: an image of another size, of the elements of the input that lie at the same
 * part of its height and width.
 *
 *   resized = nearest(2, outputSize) of self
 *   out = resized
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input: (batches, channels, height, width); ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_UINT8, ACL_DOUBLE on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_UINT8, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any, rank at most 8; resized is nearest(2, outputSize) of it
 *   outputSize     integers; the height and the width of the output; a list
 *   out            output; dtypes of self; shape: as self as nearest(2, outputSize)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, outputSize or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  self has fewer than 2 axes, or they are more than 8 with 2 others; outputSize has not 2
 *           values, or one below 0, or one above 0 for an axis of extent 0
 *   161002  out does not have the shape of self as nearest(2, outputSize)
 *   161002  rank(self) >= 4 does not hold
 *   161002  rank(self) <= 4 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; elements are copied bit by bit
 *
 * Notes:
 *
 *   - Index i of an axis that becomes n elements long takes the index i * m / n of the input's m,
 *     rounded down, in whole numbers. A quotient that is rounded before it is multiplied, as others
 *     compute it, may be one less.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnUpsampleNearest2dGetWorkspaceSize(
    const aclTensor *self, const aclIntArray *outputSize, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnUpsampleNearest2dGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnUpsampleNearest2d(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
