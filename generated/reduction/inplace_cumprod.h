/*
 * Generated from spec/reduction/inplace_cumprod.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_INPLACE_CUMPROD_H
#define AC_REDUCTION_INPLACE_CUMPROD_H

#include "aclnnop/aclnn_cumprod.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_inplace_cumprod_validate(const ac_tensor *input, const ac_scalar *dim_scalar);

#endif
