/*
 * Generated from spec/movement/nonzero_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_NONZERO_V2_H
#define AC_MOVEMENT_NONZERO_V2_H

#include "aclnnop/aclnn_nonzero_v2.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_nonzero_v2_validate(const ac_tensor *self, const ac_tensor *out);

#endif
