/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_NSA_COMPRESS_ATTENTION_INFER_H
#define ACLNNOP_ACLNN_NSA_COMPRESS_ATTENTION_INFER_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNsaCompressAttentionInferGetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *attentionMaskOptional, const aclTensor *blockTableOptional,
    const aclIntArray *actualQSeqLenOptional, const aclIntArray *actualCmpKvSeqLenOptional,
    const aclIntArray *actualSelKvSeqLenOptional, const aclTensor *topKMaskOptional,
    int64_t numHeads, int64_t numKeyValueHeads, int64_t selectBlockSize, int64_t selectBlockCount,
    int64_t compressBlockSize, int64_t compressBlockStride, double scaleValue, char *layoutOptional,
    int64_t pageBlockSize, int64_t sparseMode, const aclTensor *output, const aclTensor *topKOutput,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNsaCompressAttentionInfer(void *workspace,
                                                               uint64_t workspaceSize,
                                                               aclOpExecutor *executor,
                                                               aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
