/*
 * Generated from spec/contraction/addbmm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_ADDBMM_H
#define AC_CONTRACTION_ADDBMM_H

#include "aclnnop/aclnn_addbmm.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_addbmm_validate(const ac_tensor *self, const ac_tensor *batch1,
                               const ac_tensor *batch2, const ac_scalar *beta,
                               const ac_scalar *alpha, const ac_tensor *out, int8_t cubeMathType,
                               ac_shape *index_space);
aclnnStatus ac_inplace_addbmm_validate(const ac_tensor *selfRef, const ac_tensor *batch1,
                                       const ac_tensor *batch2, const ac_scalar *beta,
                                       const ac_scalar *alpha, int8_t cubeMathType,
                                       ac_shape *index_space);

#endif
