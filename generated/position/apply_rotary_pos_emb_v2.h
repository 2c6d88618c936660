/*
 * Generated from spec/position/apply_rotary_pos_emb_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_POSITION_APPLY_ROTARY_POS_EMB_V2_H
#define AC_POSITION_APPLY_ROTARY_POS_EMB_V2_H

#include "aclnnop/aclnn_apply_rotary_pos_emb_v2.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_apply_rotary_pos_emb_v2_validate(const ac_tensor *queryRef, const ac_tensor *keyRef,
                                                const ac_tensor *cos, const ac_tensor *sin,
                                                int64_t layout, const char *rotaryMode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_apply_rotary_pos_emb_v2_kernels, [1]);

#endif
