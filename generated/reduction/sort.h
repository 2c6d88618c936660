/*
 * Generated from spec/reduction/sort.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_SORT_H
#define AC_REDUCTION_SORT_H

#include "aclnnop/aclnn_sort.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_sort_validate(const ac_tensor *self, int64_t dim, const ac_tensor *valuesOut,
                             const ac_tensor *indicesOut);

#endif
