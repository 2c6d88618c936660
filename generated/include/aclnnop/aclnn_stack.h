/*
 * Generated from spec/movement/stack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_STACK_H
#define ACLNNOP_ACLNN_STACK_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Stack: tensors side by side along a new axis.
 *
 *   out = tensors
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   tensors        input; the inputs, all of one shape; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128 on ascend910, ascend310p;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any,
 *                  rank at most 8
 *   dim            axis; the new axis; an axis of tensors; negative counts from the end
 *   out            output; dtypes of tensors; shape: as tensors
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  tensors is null, or a tensor in it
 *   161001  out is null
 *   161002  a tensor of tensors has a dtype that is not listed for it, or another than those before
 *           it
 *   161002  out does not have the dtype of the tensors of tensors
 *   161002  a tensor of tensors has a rank above 7
 *   161002  out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of the tensors of tensors, and 1 more
 *   161002  a tensor of tensors has another shape than those before it, or there is none
 *   161002  out does not have the shape of tensors as stacked(dim), which is not empty; all shapes
 *           of one element are alike
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
 *   - All tensors have one dtype here. The vendor promotes tensors of different dtypes and converts
 *     the result to that of out.
 *   - A tensor may have a rank of 7 at most.
 *   - A null pointer gives 161001.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnStackGetWorkspaceSize(const aclTensorList *tensors,
                                                           int64_t dim, aclTensor *out,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnStackGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnStack(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
