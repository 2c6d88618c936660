/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_TRANSPOSE_QUANT_BATCH_MAT_MUL_H
#define ACLNNOP_ACLNN_TRANSPOSE_QUANT_BATCH_MAT_MUL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTransposeQuantBatchMatMulGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *bias, const aclTensor *x1Scale,
    const aclTensor *x2Scale, int32_t dtype, int64_t groupSize, const aclIntArray *permX1,
    const aclIntArray *permX2, const aclIntArray *permY, int32_t batchSplitFactor, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTransposeQuantBatchMatMul(void *workspace,
                                                               uint64_t workspaceSize,
                                                               aclOpExecutor *executor,
                                                               aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTransposeQuantBatchMatMulWeightNzGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *bias, const aclTensor *x1Scale,
    const aclTensor *x2Scale, int32_t dtype, int64_t groupSize, const aclIntArray *permX1,
    const aclIntArray *permX2, const aclIntArray *permY, int32_t batchSplitFactor, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTransposeQuantBatchMatMulWeightNz(void *workspace,
                                                                       uint64_t workspaceSize,
                                                                       aclOpExecutor *executor,
                                                                       aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
