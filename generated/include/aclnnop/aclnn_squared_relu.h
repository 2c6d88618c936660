/*
 * Generated from spec/activation/squared_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SQUARED_RELU_H
#define ACLNNOP_ACLNN_SQUARED_RELU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SquaredRelu: the square of positive values, and 0 for all others.
 *
 *   out = where(input < 0, 0, input * input)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank at most 8
 *   out            output; the result; dtypes of input; shape: as input
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input or out is null
 *   161002  input has a dtype that is not listed for it
 *   161002  out does not have the dtype of input
 *   561002  input or out has a rank above 8
 *   561002  out does not have the shape of input
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
 *   - The vendor's documentation speaks of a broadcast; the shapes must be equal.
 *   - The vendor finds wrong ranks and shapes late, with status 561002, for which its documentation
 *     gives no number.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSquaredReluGetWorkspaceSize(const aclTensor *input,
                                                                 const aclTensor *out,
                                                                 uint64_t *workspaceSize,
                                                                 aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSquaredReluGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSquaredRelu(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
