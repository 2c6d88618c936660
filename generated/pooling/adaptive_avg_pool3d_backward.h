/*
 * Generated from spec/pooling/adaptive_avg_pool3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_POOLING_ADAPTIVE_AVG_POOL3D_BACKWARD_H
#define AC_POOLING_ADAPTIVE_AVG_POOL3D_BACKWARD_H

#include "aclnnop/aclnn_adaptive_avg_pool3d_backward.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_adaptive_avg_pool3d_backward_validate(const ac_tensor *gradOutput,
                                                     const ac_tensor *self, const ac_tensor *out);

#endif
