/*
 * Generated from spec/contraction/mm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_MM_H
#define AC_CONTRACTION_MM_H

#include "aclnnop/aclnn_mm.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_mm_validate(const ac_tensor *self, const ac_tensor *mat2, const ac_tensor *out,
                           int8_t cubeMathType, ac_shape *index_space);

#endif
