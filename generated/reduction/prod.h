/*
 * Generated from spec/reduction/prod.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_PROD_H
#define AC_REDUCTION_PROD_H

#include "aclnnop/aclnn_prod.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_prod_validate(const ac_tensor *self, aclDataType dtype, const ac_tensor *out);

#endif
