/*
 * Generated from spec/contraction/fused_infer_attention_score.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_FUSED_INFER_ATTENTION_SCORE_H
#define AC_CONTRACTION_FUSED_INFER_ATTENTION_SCORE_H

#include "aclnnop/aclnn_fused_infer_attention_score.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_fused_infer_attention_score_validate(
    const ac_tensor *query, const ac_array *key_list, const ac_array *value_list,
    const ac_tensor *pseShift, const ac_tensor *attenMask, const ac_array *actualSeqLengths,
    const ac_array *actualSeqLengthsKv, const ac_tensor *deqScale1, const ac_tensor *quantScale1,
    const ac_tensor *deqScale2, const ac_tensor *quantScale2, const ac_tensor *quantOffset2,
    const ac_tensor *antiquantScale, const ac_tensor *antiquantOffset, const ac_tensor *blockTable,
    const ac_tensor *queryPaddingSize, const ac_tensor *kvPaddingSize, int64_t numHeads,
    const char *inputLayout, int64_t numKeyValueHeads, int64_t sparseMode, int64_t innerPrecise,
    bool softmaxLseFlag, const ac_tensor *attentionOut, const ac_tensor *softmaxLse,
    ac_shape *index_space);

#endif
