/*
 * Generated from spec/movement/unique_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_UNIQUE_DIM_H
#define AC_MOVEMENT_UNIQUE_DIM_H

#include "aclnnop/aclnn_unique_dim.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_unique_dim_validate(const ac_tensor *self, bool returnInverse, int64_t dim,
                                   const ac_tensor *valueOut, const ac_tensor *inverseOut,
                                   const ac_tensor *countsOut);

#endif
