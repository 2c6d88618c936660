/*
 * Generated from spec/contraction/addmv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_ADDMV_H
#define AC_CONTRACTION_ADDMV_H

#include "aclnnop/aclnn_addmv.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_addmv_validate(const ac_tensor *self, const ac_tensor *mat, const ac_tensor *vec,
                              const ac_scalar *alpha, const ac_scalar *beta, const ac_tensor *out,
                              int8_t cubeMathType, ac_shape *index_space);

#endif
