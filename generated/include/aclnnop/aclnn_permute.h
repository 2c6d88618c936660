/*
 * Generated from spec/movement/permute.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_PERMUTE_H
#define ACLNNOP_ACLNN_PERMUTE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Permute: the axes of a tensor in another order.
 *
 *   turned = permuted(dims) of self
 *   out = turned
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_COMPLEX64 on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: any, rank at most 8; turned is permuted(dims) of it
 *   dims           axes; for each axis of the output the axis of the input that it is; axes of
 *                  self, each once; negative counts from the end
 *   out            output; dtypes of self; shape: as self as permuted(dims)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, dims or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  a value of dims is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or
 *           names an axis that is named before
 *   161002  dims has not as many values as self has axes
 *   161002  out does not have the shape of self as permuted(dims)
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
 *   - Elements are copied bit by bit, those of a nan too. Floats of 8 bits are refused.
 *   - An out with elements beside an empty self is refused with 161002; the vendor answers 561103.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnPermuteGetWorkspaceSize(const aclTensor *self,
                                                             const aclIntArray *dims,
                                                             aclTensor *out,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnPermuteGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnPermute(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
