/*
 * Generated from spec/comparison/is_inf.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_IS_INF_H
#define ACLNNOP_ACLNN_IS_INF_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * IsInf: whether a number is an infinity.
 *
 *   out = x == inf or x == -inf
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; a number; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16; shape: any, rank
 *                  at most 8
 *   out            output; whether it is infinite; ACL_BOOL; shape: as x
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x or out is null
 *   161002  x or out has a dtype that is not listed for it
 *   161002  x or out has a rank above 8
 *   161002  out does not have the shape of x
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
 *   - Integers and bool, which the vendor's page allows, are refused here, as by its code.
 *   - The vendor's code refuses f64 and, on ascend310p, bf16.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsInfGetWorkspaceSize(const aclTensor *x, const aclTensor *out,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIsInfGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsInf(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
