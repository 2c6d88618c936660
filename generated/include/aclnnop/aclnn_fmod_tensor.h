/*
 * Generated from spec/arithmetic/fmod_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_FMOD_TENSOR_H
#define ACLNNOP_ACLNN_FMOD_TENSOR_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * FmodTensor: what is left of a number after multiples of another, with the sign of the first.
 *
 *   out = fmod(self, other)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the dividend; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT64, ACL_DOUBLE on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT64, ACL_DOUBLE, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: any; broadcasts with other
 *   other          input; the divisor; dtypes of self; shape: any; broadcasts with self
 *   out            output; what is left; dtypes of self; shape: as the broadcast of self and other
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
 *   161002  self, other or out has a rank above 8
 *   161002  self and other do not broadcast together
 *   161002  out does not have the shape of the broadcast of self and other
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
 *   - An i8 with a u8 is computed in i16; the vendor refuses it.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFmodTensorGetWorkspaceSize(const aclTensor *self,
                                                                const aclTensor *other,
                                                                aclTensor *out,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnFmodTensorGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFmodTensor(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnFmodTensor in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the dividend, overwritten by what is left; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT64, ACL_DOUBLE on ascend910,
 *                  ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT64,
 *                  ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any;
 *                  broadcasts with other
 *   other          input; the divisor; dtypes of selfRef; shape: any; broadcasts with selfRef
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
 *   161002  selfRef or other has a rank above 8
 *   161002  selfRef and other do not broadcast together
 *   161002  selfRef does not have the shape of the broadcast of selfRef and other
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnFmodTensor.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceFmodTensorGetWorkspaceSize(aclTensor *selfRef,
                                                                       const aclTensor *other,
                                                                       uint64_t *workspaceSize,
                                                                       aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceFmodTensorGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceFmodTensor(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
