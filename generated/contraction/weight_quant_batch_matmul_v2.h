/*
 * Generated from spec/contraction/weight_quant_batch_matmul_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_WEIGHT_QUANT_BATCH_MATMUL_V2_H
#define AC_CONTRACTION_WEIGHT_QUANT_BATCH_MATMUL_V2_H

#include "aclnnop/aclnn_weight_quant_batch_matmul_v2.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_weight_quant_batch_matmul_v2_validate(
    const ac_tensor *x, const ac_tensor *weight, const ac_tensor *antiquantScale,
    const ac_tensor *antiquantOffsetOptional, const ac_tensor *quantScaleOptional,
    const ac_tensor *quantOffsetOptional, const ac_tensor *biasOptional, int antiquantGroupSize,
    const ac_tensor *y, ac_shape *index_space);

#endif
