/*
 * Generated from spec/contraction/flash_attention_score.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_FLASH_ATTENTION_SCORE_H
#define AC_CONTRACTION_FLASH_ATTENTION_SCORE_H

#include "aclnnop/aclnn_flash_attention_score.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_flash_attention_score_validate(
    const ac_tensor *query, const ac_tensor *key, const ac_tensor *value,
    const ac_tensor *realShiftOptional, const ac_tensor *dropMaskOptional,
    const ac_tensor *paddingMaskOptional, const ac_tensor *attenMaskOptional,
    const ac_array *prefixOptional, double keepProb, int64_t headNum, const char *inputLayout,
    int64_t innerPrecise, int64_t sparseMode, const ac_tensor *softmaxMaxOut,
    const ac_tensor *softmaxSumOut, const ac_tensor *attentionOutOut, ac_shape *index_space);

#endif
