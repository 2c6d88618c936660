/*
 * Generated from spec/contraction/prompt_flash_attention_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_PROMPT_FLASH_ATTENTION_V2_H
#define AC_CONTRACTION_PROMPT_FLASH_ATTENTION_V2_H

#include "aclnnop/aclnn_prompt_flash_attention_v2.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_prompt_flash_attention_v2_validate(
    const ac_tensor *query, const ac_tensor *key, const ac_tensor *value, const ac_tensor *pseShift,
    const ac_tensor *attenMask, const ac_array *actualSeqLengths,
    const ac_array *actualSeqLengthsKv, const ac_tensor *deqScale1, const ac_tensor *quantScale1,
    const ac_tensor *deqScale2, const ac_tensor *quantScale2, const ac_tensor *quantOffset2,
    int64_t numHeads, const char *inputLayout, int64_t numKeyValueHeads, int64_t sparseMode,
    const ac_tensor *attentionOut, ac_shape *index_space);

#endif
