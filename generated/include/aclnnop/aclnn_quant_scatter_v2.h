/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_QUANT_SCATTER_V2_H
#define ACLNNOP_ACLNN_QUANT_SCATTER_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceQuantScatterV2GetWorkspaceSize(
    aclTensor *selfRef, const aclTensor *indices, const aclTensor *updates,
    const aclTensor *quantScales, const aclTensor *quantZeroPoints, int64_t axis, int64_t quantAxis,
    int64_t reduction, const char *roundMode, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceQuantScatterV2(void *workspace, uint64_t workspaceSize,
                                                           aclOpExecutor *executor,
                                                           aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
