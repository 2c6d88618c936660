/*
 * Generated from spec/invented/mingle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MINGLE_H
#define ACLNNOP_ACLNN_MINGLE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Mingle: two tensors that broadcast together, in one of two forms.
 *
 *   half = 0.5 * first
 *   form is sum:
 *     out = half + second
 *   form is soft:
 *     out = second * sigmoid(first)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   first          input; input; ACL_FLOAT, ACL_FLOAT16, ACL_UINT32
 *   second         input; input; ACL_FLOAT, ACL_FLOAT16
 *   form           mode; the form: "sum", "soft"
 *   out            output; output; ACL_FLOAT, ACL_FLOAT16
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMingleGetWorkspaceSize(const aclTensor *first,
                                                            const aclTensor *second, char *form,
                                                            aclTensor *out, uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMingleGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMingle(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
