/*
 * Generated from spec/movement/inplace_fill_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_FILL_TENSOR_H
#define ACLNNOP_ACLNN_FILL_TENSOR_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * InplaceFillTensor: every element becomes that of another tensor, in the dtype that this one has.
 *
 *   selfRef = value
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        output; the tensor that is filled; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64,
 *                  ACL_COMPLEX128 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any,
 *                  rank at most 8
 *   value          input; the element, read when the call runs; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16; shape: one
 *                  element, in any rank
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef or value is null
 *   161002  value or selfRef has a dtype that is not listed for it
 *   161002  selfRef or value has a rank above 8
 *   161002  value has not one element
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   selfRef  exact; elements are copied bit by bit
 *
 * Notes:
 *
 *   - value may have any rank, of which the vendor accepts 0 and 1.
 *   - A value of every dtype is accepted, and becomes what aclnnCast makes of it.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceFillTensorGetWorkspaceSize(aclTensor *selfRef,
                                                                       const aclTensor *value,
                                                                       uint64_t *workspaceSize,
                                                                       aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceFillTensorGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceFillTensor(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
