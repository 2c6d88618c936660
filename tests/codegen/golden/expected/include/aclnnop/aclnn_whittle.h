/*
 * Generated from spec/invented/whittle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_WHITTLE_H
#define ACLNNOP_ACLNN_WHITTLE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Whittle: a share of each element, for its channel, in whole numbers where integers are wanted.
 *
 *   out = self / share
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input; ACL_FLOAT on pico; ACL_FLOAT, ACL_FLOAT16, ACL_INT32,
 *                  ACL_UINT32 on nano
 *   share          input; what is kept; ACL_FLOAT on pico; ACL_FLOAT, ACL_FLOAT16, ACL_INT32,
 *                  ACL_UINT32 on nano
 *   out            output; the result; ACL_FLOAT, ACL_UINT32 on pico; ACL_FLOAT, ACL_INT32 on nano
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnWhittleGetWorkspaceSize(const aclTensor *self,
                                                             const aclTensor *share, aclTensor *out,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnWhittleGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnWhittle(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnWhittle in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the input, overwritten by the result; ACL_FLOAT on pico;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT32, ACL_UINT32 on nano
 *   share          input; what is kept; ACL_FLOAT on pico; ACL_FLOAT, ACL_FLOAT16, ACL_INT32,
 *                  ACL_UINT32 on nano
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceWhittleGetWorkspaceSize(aclTensor *selfRef,
                                                                    const aclTensor *share,
                                                                    uint64_t *workspaceSize,
                                                                    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceWhittleGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceWhittle(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
