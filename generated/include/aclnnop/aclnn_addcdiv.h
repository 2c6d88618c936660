/*
 * Generated from spec/arithmetic/addcdiv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADDCDIV_H
#define ACLNNOP_ACLNN_ADDCDIV_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Addcdiv: self + value * tensor1 / tensor2.
 *
 *   size = abs(tensor2)
 *   dividend = where(tensor2 < 0, -(value * tensor1), value * tensor1)
 *   out = where(size == inf and abs(self) == inf, self + dividend, where(size == 0 or size == inf
 *       or abs(self) == inf, self + value * tensor1 / tensor2, (self * size + dividend) / size))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the addend; ACL_FLOAT, ACL_FLOAT16 on ascend910; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any; broadcasts with
 *                  tensor1 and tensor2
 *   tensor1        input; the dividend; dtypes of self; shape: any; broadcasts with self and
 *                  tensor2
 *   tensor2        input; the divisor; dtypes of self; shape: any; broadcasts with self and tensor1
 *   value          scalar; factor of the quotient; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16
 *   out            output; the sum; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16, ACL_COMPLEX32; shape: as the broadcast of self,
 *                  tensor1 and tensor2
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, tensor1, tensor2, value or out is null
 *   161002  self, tensor1 or tensor2 has a dtype that is not listed for it
 *   161002  value has a complex dtype
 *   161002  the result cannot be converted to the dtype of out
 *   161002  self, tensor1, tensor2 or out has a rank above 8
 *   161002  self and tensor1 do not broadcast together
 *   161002  tensor2 does not broadcast together with the broadcast of self and tensor1
 *   161002  out does not have the shape of the broadcast of self, tensor1 and tensor2
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
 *   - i64, which the vendor takes, is refused here, because its rounding and its division by 0 are
 *     not known.
 *   - f64, which the vendor takes, is refused here, because a product leaves its range where the
 *     quotient does not.
 */
ACL_FUNC_VISIBILITY aclnnStatus
aclnnAddcdivGetWorkspaceSize(const aclTensor *self, const aclTensor *tensor1,
                             const aclTensor *tensor2, const aclScalar *value, const aclTensor *out,
                             uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAddcdivGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddcdiv(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnAddcdiv in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the addend, overwritten by the sum; ACL_FLOAT, ACL_FLOAT16 on
 *                  ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: any; broadcasts with tensor1 and tensor2
 *   tensor1        input; the dividend; dtypes of selfRef; shape: any; broadcasts with selfRef and
 *                  tensor2
 *   tensor2        input; the divisor; dtypes of selfRef; shape: any; broadcasts with selfRef and
 *                  tensor1
 *   value          scalar; factor of the quotient; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, tensor1, tensor2 or value is null
 *   161002  selfRef, tensor1 or tensor2 has a dtype that is not listed for it
 *   161002  value has a complex dtype
 *   161002  the result cannot be converted to the dtype of selfRef
 *   161002  selfRef, tensor1 or tensor2 has a rank above 8
 *   161002  selfRef and tensor1 do not broadcast together
 *   161002  tensor2 does not broadcast together with the broadcast of selfRef and tensor1
 *   161002  selfRef does not have the shape of the broadcast of selfRef, tensor1 and tensor2
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnAddcdiv.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddcdivGetWorkspaceSize(
    const aclTensor *selfRef, const aclTensor *tensor1, const aclTensor *tensor2,
    const aclScalar *value, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceAddcdivGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddcdiv(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
