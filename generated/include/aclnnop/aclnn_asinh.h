/*
 * Generated from spec/mathematics/asinh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ASINH_H
#define ACLNNOP_ACLNN_ASINH_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Asinh: the number whose sinh is input.
 *
 *   out = asinh(input)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; the input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAsinhGetWorkspaceSize(const aclTensor *input, aclTensor *out,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAsinhGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAsinh(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnAsinh in place: inputRef stands for both input and out.
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
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAsinhGetWorkspaceSize(aclTensor *inputRef,
                                                                  uint64_t *workspaceSize,
                                                                  aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceAsinhGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAsinh(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
