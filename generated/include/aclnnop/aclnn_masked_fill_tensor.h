/*
 * Generated from spec/arithmetic/masked_fill_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MASKED_FILL_TENSOR_H
#define ACLNNOP_ACLNN_MASKED_FILL_TENSOR_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MaskedFillTensor: elements where a mask holds become the only element of a tensor. In place:
 * selfRef stands for both self and out.
 *
 *   out = where(mask != 0, value, self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the tensor that is filled, overwritten by the result;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_INT64, ACL_BOOL on ascend910;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_INT64, ACL_BOOL, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   mask           input; where it is filled; ACL_BOOL; shape: broadcasts to selfRef
 *   value          input; what those elements become; dtypes of selfRef; shape: one element, in any
 *                  rank
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, mask or value is null
 *   161002  selfRef or mask has a dtype that is not listed for it
 *   161002  value does not have the dtype of selfRef
 *   161002  selfRef, mask or value has a rank above 8
 *   161002  mask does not broadcast to the shape of selfRef
 *   161002  value has not one element
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - The value has one element in any number of axes, where the vendor wants none, and the dtype
 *     of selfRef, to which the vendor converts it.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceMaskedFillTensorGetWorkspaceSize(
    aclTensor *selfRef, const aclTensor *mask, const aclTensor *value, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceMaskedFillTensorGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceMaskedFillTensor(void *workspace,
                                                             uint64_t workspaceSize,
                                                             aclOpExecutor *executor,
                                                             aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
