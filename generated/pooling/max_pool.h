/*
 * Generated from spec/pooling/max_pool.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_POOLING_MAX_POOL_H
#define AC_POOLING_MAX_POOL_H

#include "aclnnop/aclnn_max_pool.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_max_pool_validate(const ac_tensor *self, const ac_array *kernelShape,
                                 const ac_array *strides, int64_t autoPad, const ac_array *pads,
                                 const ac_array *dilations, int64_t ceilMode, const ac_tensor *out,
                                 ac_shape *index_space);

#endif
