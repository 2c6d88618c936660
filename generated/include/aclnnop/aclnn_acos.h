/*
 * Generated from spec/mathematics/acos.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ACOS_H
#define ACLNNOP_ACLNN_ACOS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Acos: the angle between 0 and pi whose cosine is input.
 *
 *   out = acos(input)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; the input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAcosGetWorkspaceSize(const aclTensor *input, aclTensor *out,
                                                          uint64_t *workspaceSize,
                                                          aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAcosGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAcos(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnAcos in place: inputRef stands for both input and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   inputRef       input and output; the input, overwritten by the result; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_DOUBLE on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE,
 *                  ACL_BF16 on ascend910b, ascend910_93
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAcosGetWorkspaceSize(aclTensor *inputRef,
                                                                 uint64_t *workspaceSize,
                                                                 aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceAcosGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAcos(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
