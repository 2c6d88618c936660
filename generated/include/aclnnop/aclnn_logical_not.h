/*
 * Generated from spec/logic/logical_not.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LOGICAL_NOT_H
#define ACLNNOP_ACLNN_LOGICAL_NOT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LogicalNot: whether a number is zero.
 *
 *   out = self == 0
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; a number; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950
 *   out            output; whether it is zero; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogicalNotGetWorkspaceSize(const aclTensor *self,
                                                                aclTensor *out,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLogicalNotGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogicalNot(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnLogicalNot in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; a number, overwritten by whether it is zero; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceLogicalNotGetWorkspaceSize(aclTensor *selfRef,
                                                                       uint64_t *workspaceSize,
                                                                       aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceLogicalNotGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceLogicalNot(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
