/*
 * Generated from spec/arithmetic/add_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADD_V3_H
#define ACLNNOP_ACLNN_ADD_V3_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AddV3: self + alpha * other, of a scalar and a tensor.
 *
 *   factor = where(alpha < 1 or alpha > 1, alpha, 1)
 *   out = self + factor * other
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           scalar; what is added; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16
 *   other          input; the tensor; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_BF16; shape:
 *                  any, rank at most 8
 *   alpha          scalar; factor of other; dtypes of self
 *   out            output; the sum; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16, ACL_COMPLEX32; shape: as other
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, other, alpha or out is null
 *   161002  other has a dtype that is not listed for it
 *   161002  self or alpha has a complex dtype
 *   161002  alpha has a dtype that does not convert to the one of the result
 *   161002  the result cannot be converted to the dtype of out
 *   161002  other or out has a rank above 8
 *   161002  out does not have the shape of other
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
 *   - An alpha that is neither below nor above 1, such as nan, counts as 1.
 *   - The tensor that is overwritten in place is other.
 *   - A float that is added to integers makes f32 of them, and an integer out is refused then.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddV3GetWorkspaceSize(const aclScalar *self,
                                                           const aclTensor *other,
                                                           const aclScalar *alpha, aclTensor *out,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAddV3GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddV3(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnAddV3 in place: other stands for both other and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           scalar; what is added; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16
 *   other          input and output; the tensor, overwritten by the sum; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_BF16; shape: any, rank at most 8
 *   alpha          scalar; factor of other; dtypes of self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, other or alpha is null
 *   161002  other has a dtype that is not listed for it
 *   161002  self or alpha has a complex dtype
 *   161002  alpha has a dtype that does not convert to the one of the result
 *   161002  the result cannot be converted to the dtype of other
 *   161002  other has a rank above 8
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnAddV3.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddV3GetWorkspaceSize(const aclScalar *self,
                                                                  const aclTensor *other,
                                                                  const aclScalar *alpha,
                                                                  uint64_t *workspaceSize,
                                                                  aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceAddV3GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddV3(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
