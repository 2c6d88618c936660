/*
 * Generated from spec/reduction/kthvalue.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_KTHVALUE_H
#define AC_REDUCTION_KTHVALUE_H

#include "aclnnop/aclnn_kthvalue.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_kthvalue_validate(const ac_tensor *self, int64_t k, int64_t dim, bool keepdim,
                                 const ac_tensor *valuesOut, const ac_tensor *indicesOut);

#endif
