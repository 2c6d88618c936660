/*
 * Generated from spec/activation/leaky_relu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LEAKY_RELU_BACKWARD_H
#define ACLNNOP_ACLNN_LEAKY_RELU_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LeakyReluBackward: the gradient of LeakyRelu.
 *
 *   out = where(self > 0, gradOutput, gradOutput * negativeSlope)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of LeakyRelu; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE
 *                  on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any; broadcasts with self
 *   self           input; input of LeakyRelu or its output; dtypes of gradOutput; shape: any;
 *                  broadcasts with gradOutput
 *   negativeSlope  scalar; slope for the values that are not positive; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16
 *   selfIsResult   mode; whether self is the output of LeakyRelu: false, true
 *   out            output; gradient of the input of LeakyRelu; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE,
 *                  ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16, ACL_COMPLEX32; shape: as the broadcast
 *                  of gradOutput and self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, negativeSlope or out is null
 *   161002  gradOutput, self or negativeSlope has a dtype that is not listed for it
 *   161002  the result cannot be converted to the dtype of out
 *   161002  gradOutput, self or out has a rank above 8
 *   161002  gradOutput and self do not broadcast together
 *   161002  out does not have the shape of the broadcast of gradOutput and self
 *   161002  not (selfIsResult and negativeSlope < 0) does not hold
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
 *   - A zero and a nan in self are not positive, so the gradient there is scaled.
 *   - selfIsResult changes nothing but a check: with it a negative slope is refused. A slope that
 *     is nan passes that check.
 *   - The slope is refused in u16, u32, u64 and the complex dtypes. The vendor refuses bf16 for it
 *     on ascend910 and ascend310p, which this library takes on every product.
 *   - The vendor's code takes an empty self for an empty call even where gradOutput is not empty;
 *     here both have to broadcast together first.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeakyReluBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclScalar *negativeSlope,
    bool selfIsResult, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLeakyReluBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeakyReluBackward(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
