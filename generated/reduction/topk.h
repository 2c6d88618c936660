/*
 * Generated from spec/reduction/topk.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_TOPK_H
#define AC_REDUCTION_TOPK_H

#include "aclnnop/aclnn_topk.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_topk_validate(const ac_tensor *self, int64_t k, int64_t dim,
                             const ac_tensor *valuesOut, const ac_tensor *indicesOut);

#endif
