/*
 * Generated from spec/mathematics/tan.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_TAN_H
#define ACLNNOP_ACLNN_TAN_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Tan: the tangent of self, an angle in radians.
 *
 *   out = tan(self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16, ACL_COMPLEX32
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTanGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                                         uint64_t *workspaceSize,
                                                         aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnTanGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTan(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnTan in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the input, overwritten by the result; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_DOUBLE on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE,
 *                  ACL_BF16 on ascend910b, ascend910_93
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceTanGetWorkspaceSize(const aclTensor *selfRef,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceTanGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceTan(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
