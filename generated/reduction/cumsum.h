/*
 * Generated from spec/reduction/cumsum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_CUMSUM_H
#define AC_REDUCTION_CUMSUM_H

#include "aclnnop/aclnn_cumsum.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_cumsum_validate(const ac_tensor *self, int64_t dim, aclDataType dtype,
                               const ac_tensor *out);

#endif
