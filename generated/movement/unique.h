/*
 * Generated from spec/movement/unique.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_UNIQUE_H
#define AC_MOVEMENT_UNIQUE_H

#include "aclnnop/aclnn_unique.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_unique_validate(const ac_tensor *self, bool returnInverse, const ac_tensor *valueOut,
                               const ac_tensor *inverseOut);

#endif
