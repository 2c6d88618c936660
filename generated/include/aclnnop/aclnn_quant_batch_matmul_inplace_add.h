/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_QUANT_BATCH_MATMUL_INPLACE_ADD_H
#define ACLNNOP_ACLNN_QUANT_BATCH_MATMUL_INPLACE_ADD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnQuantBatchMatmulInplaceAddGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *x1ScaleOptional,
    const aclTensor *x2Scale, aclTensor *yRef, bool transposeX1, bool transposeX2,
    int64_t groupSize, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnQuantBatchMatmulInplaceAdd(void *workspace,
                                                                uint64_t workspaceSize,
                                                                aclOpExecutor *executor,
                                                                aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
