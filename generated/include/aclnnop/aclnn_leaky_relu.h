/*
 * Generated from spec/activation/leaky_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LEAKY_RELU_H
#define ACLNNOP_ACLNN_LEAKY_RELU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LeakyRelu: positive values pass through, all others are scaled by a constant slope.
 *
 *   out = where(self > 0, self, self * negativeSlope)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at
 *                  most 8
 *   negativeSlope  scalar; slope for the values that are not positive; ACL_FLOAT, ACL_INT8,
 *                  ACL_INT32, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL
 *   out            output; the result; dtypes of self; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, negativeSlope or out is null
 *   161002  self or negativeSlope has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
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
 *   - out has exactly the dtype of self. The vendor's code also converts the result to any dtype
 *     that self can be cast to; its documentation does not allow that.
 *   - On ascend910b the in-place form has no bf16, although the other form has. Later products take
 *     bf16 in both.
 *   - The vendor's documentation of ascend910b and later leaves f64 out here and keeps it for the
 *     in-place form; its code takes f64 in both.
 *   - The slope may be any of seven dtypes and is converted to the compute type first: an integer
 *     beyond 2^24 is rounded where the data are f32, f16 or bf16.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeakyReluGetWorkspaceSize(const aclTensor *self,
                                                               const aclScalar *negativeSlope,
                                                               aclTensor *out,
                                                               uint64_t *workspaceSize,
                                                               aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLeakyReluGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeakyRelu(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnLeakyRelu in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the input, overwritten by the result; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_DOUBLE on ascend910, ascend910b; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE,
 *                  ACL_BF16 on ascend910_93, ascend950; shape: any, rank at most 8
 *   negativeSlope  scalar; slope for the values that are not positive; ACL_FLOAT, ACL_INT8,
 *                  ACL_INT32, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef or negativeSlope is null
 *   161002  selfRef or negativeSlope has a dtype that is not listed for it
 *   161002  selfRef has a rank above 8
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnLeakyRelu.
 */
ACL_FUNC_VISIBILITY aclnnStatus
aclnnInplaceLeakyReluGetWorkspaceSize(aclTensor *selfRef, const aclScalar *negativeSlope,
                                      uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceLeakyReluGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceLeakyRelu(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
