/*
 * Generated from spec/contraction/fused_infer_attention_score_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_FUSED_INFER_ATTENTION_SCORE_V3_H
#define AC_CONTRACTION_FUSED_INFER_ATTENTION_SCORE_V3_H

#include "aclnnop/aclnn_fused_infer_attention_score_v3.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_fused_infer_attention_score_v3_validate(
    const ac_tensor *query, const ac_array *key_list, const ac_array *value_list,
    const ac_tensor *pseShiftOptional, const ac_tensor *attenMaskOptional,
    const ac_array *actualSeqLengthsOptional, const ac_array *actualSeqLengthsKvOptional,
    const ac_tensor *deqScale1Optional, const ac_tensor *quantScale1Optional,
    const ac_tensor *deqScale2Optional, const ac_tensor *quantScale2Optional,
    const ac_tensor *quantOffset2Optional, const ac_tensor *antiquantScaleOptional,
    const ac_tensor *antiquantOffsetOptional, const ac_tensor *blockTableOptional,
    const ac_tensor *queryPaddingSizeOptional, const ac_tensor *kvPaddingSizeOptional,
    const ac_tensor *keyAntiquantScaleOptional, const ac_tensor *keyAntiquantOffsetOptional,
    const ac_tensor *valueAntiquantScaleOptional, const ac_tensor *valueAntiquantOffsetOptional,
    const ac_tensor *keySharedPrefixOptional, const ac_tensor *valueSharedPrefixOptional,
    const ac_array *actualSharedPrefixLenOptional, const ac_tensor *queryRopeOptional,
    const ac_tensor *keyRopeOptional, const ac_tensor *keyRopeAntiquantScaleOptional,
    int64_t numHeads, const char *inputLayout, int64_t numKeyValueHeads, int64_t sparseMode,
    int64_t innerPrecise, bool softmaxLseFlag, const ac_tensor *attentionOut,
    const ac_tensor *softmaxLse, ac_shape *index_space);

#endif
