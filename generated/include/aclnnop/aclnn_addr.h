/*
 * Generated from spec/contraction/addr.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADDR_H
#define ACLNNOP_ACLNN_ADDR_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Addr: a multiple of a matrix plus a multiple of the outer product of two vectors.
 *
 *   out = where(betaOptional == 0, 0, betaOptional * self) + alphaOptional * vec1 * vec2
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the addend; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64 on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: broadcasts to the matrix of vec1 and vec2
 *   vec1           input; the first vector, with an element for each row; dtypes of self; shape:
 *                  one axis
 *   vec2           input; the second vector, with an element for each column; dtypes of self;
 *                  shape: one axis
 *   betaOptional   scalar; factor of the addend; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16; null means 1
 *   alphaOptional  scalar; factor of the product; dtypes of betaOptional; null means 1
 *   out            output; the sum; dtypes of self; shape: as the matrix of vec1 and vec2
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, vec1 or vec2 is null
 *   161002  betaOptional or alphaOptional is neither null nor a scalar
 *   161001  out is null
 *   161002  self, vec1 or vec2 has a dtype that is not listed for it
 *   161002  betaOptional or alphaOptional has a complex dtype
 *   161002  betaOptional or alphaOptional has a dtype that does not convert to the one of the
 *           result
 *   161002  out has a dtype that is not listed for it
 *   161002  the result cannot be converted to the dtype of out
 *   161002  self, vec1, vec2 or out has a rank above 8
 *   161002  one of vec1 and vec2 does not have one axis
 *   161002  self does not broadcast to the shape of the matrix of vec1 and vec2
 *   161002  out does not have the shape of the matrix of vec1 and vec2
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
 *   - beta comes before alpha. Integers wrap.
 *   - A float beta or alpha is refused with integer tensors; a bool one counts as 0 or 1, where the
 *     vendor refuses it.
 *   - Bool and f64 tensors, which the vendor takes, are refused here; f64 because a product of
 *     three leaves its range where the sum does not.
 */
ACL_FUNC_VISIBILITY aclnnStatus
aclnnAddrGetWorkspaceSize(const aclTensor *self, const aclTensor *vec1, const aclTensor *vec2,
                          const aclScalar *betaOptional, const aclScalar *alphaOptional,
                          aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAddrGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddr(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnAddr in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the addend, overwritten by the sum; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64 on ascend910; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: broadcasts to the matrix of vec1 and
 *                  vec2
 *   vec1           input; the first vector, with an element for each row; dtypes of selfRef; shape:
 *                  one axis
 *   vec2           input; the second vector, with an element for each column; dtypes of selfRef;
 *                  shape: one axis
 *   betaOptional   scalar; factor of the addend; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16; null means 1
 *   alphaOptional  scalar; factor of the product; dtypes of betaOptional; null means 1
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, vec1 or vec2 is null
 *   161002  betaOptional or alphaOptional is neither null nor a scalar
 *   161002  selfRef, vec1 or vec2 has a dtype that is not listed for it
 *   161002  betaOptional or alphaOptional has a complex dtype
 *   161002  betaOptional or alphaOptional has a dtype that does not convert to the one of the
 *           result
 *   161002  selfRef has a dtype that is not listed for it
 *   161002  the result cannot be converted to the dtype of selfRef
 *   161002  selfRef, vec1 or vec2 has a rank above 8
 *   161002  one of vec1 and vec2 does not have one axis
 *   161002  selfRef does not broadcast to the shape of the matrix of vec1 and vec2
 *   161002  selfRef does not have the shape of the matrix of vec1 and vec2
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnAddr.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddrGetWorkspaceSize(
    aclTensor *selfRef, const aclTensor *vec1, const aclTensor *vec2, const aclScalar *betaOptional,
    const aclScalar *alphaOptional, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceAddrGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddr(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
