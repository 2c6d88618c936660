/*
 * Generated from spec/movement/nonzero.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_NONZERO_H
#define AC_MOVEMENT_NONZERO_H

#include "aclnnop/aclnn_nonzero.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_nonzero_validate(const ac_tensor *self, const ac_tensor *out);

#endif
