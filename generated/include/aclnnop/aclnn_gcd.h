/*
 * Generated from spec/bitwise/gcd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GCD_H
#define ACLNNOP_ACLNN_GCD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gcd: the greatest common divisor of two numbers.
 *
 *   out = gcd(self, other)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; one number; ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64 on
 *                  ascend910, ascend910b, ascend310p, ascend950; ACL_INT32, ACL_INT16, ACL_INT64 on
 *                  ascend910_93; shape: any; broadcasts with other
 *   other          input; the other; dtypes of self; shape: any; broadcasts with self
 *   out            output; their greatest common divisor; ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64 on ascend910,
 *                  ascend910b, ascend310p, ascend950; ACL_INT32, ACL_INT16, ACL_UINT16, ACL_UINT32,
 *                  ACL_INT64, ACL_UINT64 on ascend910_93; shape: as the broadcast of self and other
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, other or out is null
 *   161002  self, other or out has a dtype that is not listed for it
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
 *   - That of 0 and a number is the number's magnitude, which wraps for the least number of a
 *     dtype.
 *   - The code of most products accepts fewer dtypes than the page lists; here they are those of
 *     the page.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGcdGetWorkspaceSize(const aclTensor *self,
                                                         const aclTensor *other, aclTensor *out,
                                                         uint64_t *workspaceSize,
                                                         aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGcdGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGcd(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
