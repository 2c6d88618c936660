/*
 * Generated from spec/pooling/adaptive_avg_pool3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_POOLING_ADAPTIVE_AVG_POOL3D_H
#define AC_POOLING_ADAPTIVE_AVG_POOL3D_H

#include "aclnnop/aclnn_adaptive_avg_pool3d.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_adaptive_avg_pool3d_validate(const ac_tensor *self, const ac_array *outputSize,
                                            const ac_tensor *out, ac_shape *index_space);

#endif
