/*
 * Generated from spec/reduction/nan_median.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_NAN_MEDIAN_H
#define AC_REDUCTION_NAN_MEDIAN_H

#include "aclnnop/aclnn_median.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_nan_median_validate(const ac_tensor *self, const ac_tensor *out);

#endif
