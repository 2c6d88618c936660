/*
 * Generated from spec/arithmetic/fmod_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_FMOD_SCALAR_H
#define ACLNNOP_ACLNN_FMOD_SCALAR_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * FmodScalar: what is left of a tensor after multiples of a scalar, with the sign of the first.
 *
 *   out = fmod(self, other)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the dividend; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT64, ACL_DOUBLE on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT64, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: any, rank at most 8
 *   other          scalar; the divisor; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BF16
 *   out            output; what is left; dtypes of self; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, other or out is null
 *   161002  self, other or out has a dtype that is not listed for it
 *   161002  the result cannot be converted to the dtype of out
 *   161002  self or out has a rank above 8
 *   161002  out does not have the shape of self
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
 *   - What an integer leaves divided by 0 is itself; on ascend950 the vendor gives -1, or 255 for
 *     u8.
 *   - Outside ascend950 the vendor promotes the scalar as a tensor.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFmodScalarGetWorkspaceSize(const aclTensor *self,
                                                                const aclScalar *other,
                                                                aclTensor *out,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnFmodScalarGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFmodScalar(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnFmodScalar in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the dividend, overwritten by what is left; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT64, ACL_DOUBLE on ascend910;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   other          scalar; the divisor; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BF16
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef or other is null
 *   161002  selfRef, other or selfRef has a dtype that is not listed for it
 *   161002  the result cannot be converted to the dtype of selfRef
 *   161002  selfRef has a rank above 8
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnFmodScalar.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceFmodScalarGetWorkspaceSize(aclTensor *selfRef,
                                                                       const aclScalar *other,
                                                                       uint64_t *workspaceSize,
                                                                       aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceFmodScalarGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceFmodScalar(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
