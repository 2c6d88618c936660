/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_RMS_NORM_DYNAMIC_MX_QUANT_H
#define ACLNNOP_ACLNN_RMS_NORM_DYNAMIC_MX_QUANT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRmsNormDynamicMxQuantGetWorkspaceSize(
    const aclTensor *x, const aclTensor *gamma, const aclTensor *beta, double epsilon,
    int64_t scaleAlg, char *roundMode, int64_t dstType, bool outputRstd, aclTensor *yOut,
    aclTensor *mxscaleOut, aclTensor *rstdOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRmsNormDynamicMxQuant(void *workspace, uint64_t workspaceSize,
                                                           aclOpExecutor *executor,
                                                           aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
