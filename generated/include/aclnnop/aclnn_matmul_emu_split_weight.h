/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MATMUL_EMU_SPLIT_WEIGHT_H
#define ACLNNOP_ACLNN_MATMUL_EMU_SPLIT_WEIGHT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMatmulEmuSplitWeightGetWorkspaceSize(
    const aclTensor *x, const aclTensor *wHigh, const aclTensor *wLow, const aclTensor *y,
    float wLowScale, int8_t yDtype, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMatmulEmuSplitWeight(void *workspace, uint64_t workspaceSize,
                                                          aclOpExecutor *executor,
                                                          aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
