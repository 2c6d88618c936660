/*
 * Generated from spec/comparison/is_neg_inf.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ISNEGINF_H
#define ACLNNOP_ACLNN_ISNEGINF_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * IsNegInf: whether a number is the negative infinity.
 *
 *   out = self == -inf
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; a number; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend310p;
 *                  shape: any, rank at most 8
 *   out            output; whether it is infinite; ACL_BOOL; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self or out has a dtype that is not listed for it
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
 *   - Integers and bool, which the vendor's code takes, are refused here, as on its page.
 *   - The vendor's code refuses f64, which its page allows.
 *   - The vendor looks at the shapes before the dtypes.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsNegInfGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                                              uint64_t *workspaceSize,
                                                              aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIsNegInfGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsNegInf(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
