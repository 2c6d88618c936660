/*
 * Generated from spec/activation/heaviside.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_HEAVISIDE_H
#define ACLNNOP_ACLNN_HEAVISIDE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Heaviside: 0 for negative values, 1 for positive ones, and a given value at zero.
 *
 *   out = where(input == 0, values, where(input > 0, 1, 0))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any; broadcasts with values
 *   values         input; the value at zero; dtypes of input; shape: any; broadcasts with input
 *   out            output; the result; dtypes of input; shape: as the broadcast of input and values
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input, values or out is null
 *   161002  input has a dtype that is not listed for it
 *   161002  values or out does not have the dtype of input
 *   161002  input, values or out has a rank above 8
 *   161002  input and values do not broadcast together
 *   161002  out does not have the shape of the broadcast of input and values
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
 *   - A nan gives 0.
 *   - The vendor's code compares only the number of elements of out at first, and finds a different
 *     shape or dtype late, with status 561103; here both are refused with the other checks.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHeavisideGetWorkspaceSize(const aclTensor *input,
                                                               const aclTensor *values,
                                                               aclTensor *out,
                                                               uint64_t *workspaceSize,
                                                               aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnHeavisideGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHeaviside(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
