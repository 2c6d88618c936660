/*
 * Generated from spec/contraction/flash_attention_score_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_FLASH_ATTENTION_SCORE_GRAD_H
#define AC_CONTRACTION_FLASH_ATTENTION_SCORE_GRAD_H

#include "aclnnop/aclnn_flash_attention_score_grad.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_flash_attention_score_grad_validate(
    const ac_tensor *query, const ac_tensor *keyIn, const ac_tensor *value, const ac_tensor *dy,
    const ac_tensor *pseShiftOptional, const ac_tensor *dropMaskOptional,
    const ac_tensor *paddingMaskOptional, const ac_tensor *attenMaskOptional,
    const ac_tensor *softmaxMaxOptional, const ac_tensor *softmaxSumOptional,
    const ac_tensor *attentionInOptional, const ac_array *prefixOptional, double keepProb,
    int64_t headNum, const char *inputLayout, int64_t innerPrecise, int64_t sparseMode,
    const ac_tensor *dqOut, const ac_tensor *dkOut, const ac_tensor *dvOut,
    const ac_tensor *dpseOut, ac_shape *index_space);

#endif
