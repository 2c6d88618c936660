/*
 * Generated from spec/contraction/incre_flash_attention_v4.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_INCRE_FLASH_ATTENTION_V4_H
#define AC_CONTRACTION_INCRE_FLASH_ATTENTION_V4_H

#include "aclnnop/aclnn_incre_flash_attention_v4.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_incre_flash_attention_v4_validate(
    const ac_tensor *query, const ac_array *key_list, const ac_array *value_list,
    const ac_tensor *pseShift, const ac_tensor *attenMask, const ac_array *actualSeqLengths,
    const ac_tensor *dequantScale1, const ac_tensor *quantScale1, const ac_tensor *dequantScale2,
    const ac_tensor *quantScale2, const ac_tensor *quantOffset2, const ac_tensor *antiquantScale,
    const ac_tensor *antiquantOffset, const ac_tensor *blocktable, const ac_tensor *kvPaddingSize,
    int64_t numHeads, const char *inputLayout, int64_t numKeyValueHeads, int64_t innerPrecise,
    const ac_tensor *attentionOut, ac_shape *index_space);

#endif
