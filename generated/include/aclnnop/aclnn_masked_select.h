/*
 * Generated from spec/movement/masked_select.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MASKED_SELECT_H
#define ACLNNOP_ACLNN_MASKED_SELECT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MaskedSelect: the elements of a tensor at which a mask is true, in row-major order.
 *
 *   out = selected(self, mask)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the elements; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64,
 *                  ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16 on ascend950; shape: any; broadcasts
 *                  with mask
 *   mask           input; whether each is selected; ACL_UINT8, ACL_BOOL; shape: any; broadcasts
 *                  with self
 *   out            output; room for all elements; then those that are selected; dtypes of self;
 *                  shape: one axis, as many elements as the broadcast of self and mask; then those
 *                  that were found
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
 *   161002  self and mask do not broadcast together
 *   161002  out does not have one axis, with as many elements as the broadcast of self and mask
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; positions, or elements as they are
 *
 * Notes:
 *
 *   - The tensor out has the number of selected elements as its shape when the stream has been
 *     synchronised. Another call with it is refused, because it is no longer as long as all
 *     elements.
 *   - Elements of out behind those that are selected stay as they were; the vendor leaves them
 *     open.
 *   - A tensor out whose elements do not lie side by side is written by its strides.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaskedSelectGetWorkspaceSize(const aclTensor *self,
                                                                  const aclTensor *mask,
                                                                  aclTensor *out,
                                                                  uint64_t *workspaceSize,
                                                                  aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMaskedSelectGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaskedSelect(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
