/*
 * Generated from spec/logic/logical_and.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LOGICAL_AND_H
#define ACLNNOP_ACLNN_LOGICAL_AND_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LogicalAnd: whether two numbers are both other than zero.
 *
 *   out = self != 0 and other != 0
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; one number; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950
 *   other          input; the other; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950
 *   out            output; whether both are; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64,
 *                  ACL_COMPLEX128 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16 on ascend910b, ascend910_93, ascend950
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogicalAndGetWorkspaceSize(const aclTensor *self,
                                                                const aclTensor *other,
                                                                aclTensor *out,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLogicalAndGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogicalAnd(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnLogicalAnd in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; one number, overwritten by whether both are; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950
 *   other          input; the other; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceLogicalAndGetWorkspaceSize(aclTensor *selfRef,
                                                                       const aclTensor *other,
                                                                       uint64_t *workspaceSize,
                                                                       aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceLogicalAndGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceLogicalAnd(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
