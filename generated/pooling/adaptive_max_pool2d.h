/*
 * Generated from spec/pooling/adaptive_max_pool2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_POOLING_ADAPTIVE_MAX_POOL2D_H
#define AC_POOLING_ADAPTIVE_MAX_POOL2D_H

#include "aclnnop/aclnn_adaptive_max_pool2d.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_adaptive_max_pool2d_validate(const ac_tensor *self, const ac_array *outputSize,
                                            const ac_tensor *outputOut, const ac_tensor *indicesOut,
                                            ac_shape *index_space);

#endif
