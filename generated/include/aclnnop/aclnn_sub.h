/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SUB_H
#define ACLNNOP_ACLNN_SUB_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceSubGetWorkspaceSize(aclTensor *selfRef,
                                                                const aclTensor *other,
                                                                const aclScalar *alpha,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceSub(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceSubsGetWorkspaceSize(aclTensor *selfRef,
                                                                 const aclScalar *other,
                                                                 const aclScalar *alpha,
                                                                 uint64_t *workspaceSize,
                                                                 aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceSubs(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSubGetWorkspaceSize(const aclTensor *self,
                                                         const aclTensor *other,
                                                         const aclScalar *alpha, aclTensor *out,
                                                         uint64_t *workspaceSize,
                                                         aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSub(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSubsGetWorkspaceSize(const aclTensor *self,
                                                          const aclScalar *other,
                                                          const aclScalar *alpha, aclTensor *out,
                                                          uint64_t *workspaceSize,
                                                          aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSubs(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
