/*
 * Generated from spec/reduction/cumsum_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_CUMSUM_V2_H
#define AC_REDUCTION_CUMSUM_V2_H

#include "aclnnop/aclnn_cumsum.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_cumsum_v2_validate(const ac_tensor *self, int64_t dim, const ac_tensor *out);

#endif
