/*
 * Generated from spec/movement/unique_consecutive.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_UNIQUE_CONSECUTIVE_H
#define AC_MOVEMENT_UNIQUE_CONSECUTIVE_H

#include "aclnnop/aclnn_unique_consecutive.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_unique_consecutive_validate(const ac_tensor *self, bool returnInverse,
                                           bool returnCounts, int64_t dim,
                                           const ac_tensor *valueOut, const ac_tensor *inverseOut,
                                           const ac_tensor *countsOut);

#endif
