/*
 * Generated from spec/movement/unique2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_UNIQUE2_H
#define AC_MOVEMENT_UNIQUE2_H

#include "aclnnop/aclnn_unique2.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_unique2_validate(const ac_tensor *self, bool returnInverse, bool returnCounts,
                                const ac_tensor *valueOut, const ac_tensor *inverseOut,
                                const ac_tensor *countsOut);

#endif
