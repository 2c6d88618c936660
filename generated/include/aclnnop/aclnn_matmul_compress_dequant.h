/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MATMUL_COMPRESS_DEQUANT_H
#define ACLNNOP_ACLNN_MATMUL_COMPRESS_DEQUANT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMatmulCompressDequantGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *compressIndex, const aclTensor *bias,
    const aclTensor *deqScale, const aclTensor *offsetW, int offsetX,
    const aclIntArray *compressInfo, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMatmulCompressDequant(void *workspace, uint64_t workspaceSize,
                                                           aclOpExecutor *executor,
                                                           aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
