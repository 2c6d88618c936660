/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_RMS_NORM_QUANT_V3_H
#define ACLNNOP_ACLNN_RMS_NORM_QUANT_V3_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRmsNormQuantV3GetWorkspaceSize(
    const aclTensor *x, const aclTensor *gamma, const aclTensor *scale, const aclTensor *offset,
    const aclTensor *beta, double epsilon, bool divMode, bool outputRstd, aclTensor *y,
    aclTensor *rstd, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRmsNormQuantV3(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
