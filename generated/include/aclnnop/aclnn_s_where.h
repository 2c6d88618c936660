/*
 * Generated from spec/arithmetic/s_where.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_S_WHERE_H
#define ACLNNOP_ACLNN_S_WHERE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SWhere: self where the condition holds, else other.
 *
 *   out = where(condition != 0, self, other)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   condition      input; the condition; every number but 0 holds; ACL_UINT8, ACL_BOOL; shape: any;
 *                  broadcasts with self and other
 *   self           input; the result where it holds; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_BOOL on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend310p, ascend950; shape: any;
 *                  broadcasts with condition and other
 *   other          input; the result elsewhere; dtypes of self; shape: any; broadcasts with
 *                  condition and self
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16, ACL_COMPLEX32; shape: as the broadcast
 *                  of condition, self and other
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  condition, self, other or out is null
 *   161002  condition, self or other has a dtype that is not listed for it
 *   161002  the promotion of self and other does not exist
 *   161002  the result cannot be converted to the dtype of out
 *   161002  condition, self, other or out has a rank above 8
 *   161002  condition and self do not broadcast together
 *   161002  other does not broadcast together with the broadcast of condition and self
 *   161002  out does not have the shape of the broadcast of condition, self and other
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
 *   - A nan that is not chosen does not matter.
 *   - Complex tensors are refused here, and an out that a conversion would truncate; the vendor
 *     takes them.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSWhereGetWorkspaceSize(const aclTensor *condition,
                                                            const aclTensor *self,
                                                            const aclTensor *other, aclTensor *out,
                                                            uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSWhereGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSWhere(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
