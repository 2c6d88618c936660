/*
 * Generated from spec/activation/elu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ELU_BACKWARD_H
#define ACLNNOP_ACLNN_ELU_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * EluBackward: the gradient of Elu, from its input or from its result.
 *
 *   isResult is false:
 *     gradInput = where(selfOrResult > 0, gradOutput * scale, gradOutput * inputScale * alpha *
 *         scale * exp(selfOrResult * inputScale))
 *   isResult is true:
 *     gradInput = where(selfOrResult > 0, gradOutput * scale, gradOutput * inputScale *
 *         (selfOrResult + alpha * scale))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Elu; ACL_FLOAT, ACL_FLOAT16 on ascend910,
 *                  ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: any, rank at most 8
 *   alpha          scalar; the limit of Elu far below zero is -alpha * scale; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32,
 *                  ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   scale          scalar; factor of the whole; dtypes of alpha
 *   inputScale     scalar; factor of the input inside the exponential function; dtypes of alpha
 *   isResult       mode; whether selfOrResult is the output of Elu: false, true
 *   selfOrResult   input; input of Elu or its output; dtypes of gradOutput; shape: as gradOutput
 *   gradInput      output; gradient of the input of Elu; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE,
 *                  ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16, ACL_COMPLEX32; shape: as gradOutput
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, alpha, scale, inputScale, selfOrResult or gradInput is null
 *   161002  gradOutput has a dtype that is not listed for it
 *   161002  selfOrResult does not have the dtype of gradOutput
 *   161002  alpha, scale or inputScale has a complex dtype
 *   161002  the result cannot be converted to the dtype of gradInput
 *   161002  gradOutput, selfOrResult or gradInput has a rank above 8
 *   161002  selfOrResult or gradInput does not have the shape of gradOutput
 *   161002  not (isResult and alpha < 0) does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInput  1.5 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - With isResult a negative alpha is refused. An alpha that is nan passes that check.
 *   - A zero takes the branch of the values that are not positive.
 *   - Unlike Elu itself, its gradient is not offered in f64.
 *   - The vendor's documentation describes gradOutput and gradInput with their roles exchanged; the
 *     order of the parameters is this one.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnEluBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclScalar *alpha, const aclScalar *scale,
    const aclScalar *inputScale, bool isResult, const aclTensor *selfOrResult, aclTensor *gradInput,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnEluBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnEluBackward(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
