/*
 * Generated from spec/reduction/median_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_MEDIAN_DIM_H
#define AC_REDUCTION_MEDIAN_DIM_H

#include "aclnnop/aclnn_median.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_median_dim_validate(const ac_tensor *self, int64_t dim, bool keepDim,
                                   const ac_tensor *valuesOut, const ac_tensor *indicesOut);

#endif
