/*
 * Generated from spec/movement/dropout_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_DROPOUT_BACKWARD_H
#define ACLNNOP_ACLNN_DROPOUT_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * DropoutBackward: the gradient of Dropout: what was dropped becomes 0, all else is scaled.
 *
 *   out = where(scale == 1, gradOutput, where(mask != 0 and scale > 1 and scale < inf, gradOutput
 *       * scale, 0))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; the gradient of the result; ACL_FLOAT, ACL_FLOAT16 on ascend910;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any, rank at most 8
 *   mask           input; a bit for each element, 1 for those that were kept; ACL_UINT8; shape: a
 *                  bit for each element of gradOutput, in 16 bytes for each 128 that are begun
 *   scale          scalar; what elements were multiplied by; 0 if all were dropped
 *   out            output; the gradient of the input; dtypes of gradOutput; shape: as gradOutput
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, mask or out is null
 *   161002  gradOutput, mask or out has a dtype that is not listed for it
 *   161002  gradOutput, mask or out has a rank above 8
 *   161002  mask does not have 16 elements for each 128 elements of gradOutput that are begun
 *   161002  out does not have the shape of gradOutput
 *   161002  scale == 0 or scale >= 1 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - Elements are multiplied by scale; the vendor divides them by 1 / scale, which it rounds to
 *     the dtype of gradOutput first.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDropoutBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                                     const aclTensor *mask,
                                                                     double scale, aclTensor *out,
                                                                     uint64_t *workspaceSize,
                                                                     aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnDropoutBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDropoutBackward(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
