/*
 * Generated from spec/contraction/addmm_weight_nz.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_ADDMM_WEIGHT_NZ_H
#define AC_CONTRACTION_ADDMM_WEIGHT_NZ_H

#include "aclnnop/aclnn_addmm.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_addmm_weight_nz_validate(const ac_tensor *self, const ac_tensor *mat1,
                                        const ac_tensor *mat2, const ac_scalar *beta,
                                        const ac_scalar *alpha, const ac_tensor *out,
                                        int8_t cubeMathType, ac_shape *index_space);

#endif
