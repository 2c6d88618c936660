/*
 * Generated from spec/movement/dropout_do_mask.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_DROPOUT_DO_MASK_H
#define ACLNNOP_ACLNN_DROPOUT_DO_MASK_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * DropoutDoMask: elements that a mask drops become 0, all others are divided by the probability of
 * keeping one.
 *
 *   out = where(prob == 0, self, where(mask != 0 and prob < 1, self / (1 - prob), 0))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   mask           input; a bit for each element, 1 for those that are kept; ACL_UINT8; shape: a
 *                  bit for each element of self, in 16 bytes for each 128 that are begun
 *   prob           scalar; the probability of dropping an element
 *   out            output; the result; dtypes of self; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, mask or out is null
 *   161002  self, mask or out has a dtype that is not listed for it
 *   161002  self, mask or out has a rank above 8
 *   161002  mask does not have 16 elements for each 128 elements of self that are begun
 *   161002  out does not have the shape of self
 *   161002  prob >= 0 does not hold
 *   161002  prob <= 1 does not hold
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
 *   - The probability of keeping an element is used as it is; the vendor rounds it to the dtype of
 *     self first.
 *   - mask has as many elements as are needed; the vendor accepts more, and any number where self
 *     is empty.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDropoutDoMaskGetWorkspaceSize(const aclTensor *self,
                                                                   const aclTensor *mask,
                                                                   double prob, aclTensor *out,
                                                                   uint64_t *workspaceSize,
                                                                   aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnDropoutDoMaskGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDropoutDoMask(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
