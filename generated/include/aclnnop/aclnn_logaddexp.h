/*
 * Generated from spec/mathematics/log_add_exp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LOGADDEXP_H
#define ACLNNOP_ACLNN_LOGADDEXP_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LogAddExp: log(exp(self) + exp(other)).
 *
 *   out = where(self == other, self + log(2), max(self, other) + log1p(exp(-abs(self - other))))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; one exponent; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL
 *                  on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any;
 *                  broadcasts with other
 *   other          input; the other exponent; dtypes of self; shape: any; broadcasts with self
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: as the
 *                  broadcast of self and other
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, other or out is null
 *   161002  self or other has a dtype that is not listed for it
 *   161002  the promotion of self and other does not exist
 *   161002  out has a dtype that is not listed for it
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
 *   out  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The vendor computes in the dtype of out; here it is that of the two inputs, which are
 *     converted afterwards.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogAddExpGetWorkspaceSize(const aclTensor *self,
                                                               const aclTensor *other,
                                                               aclTensor *out,
                                                               uint64_t *workspaceSize,
                                                               aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLogAddExpGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogAddExp(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
