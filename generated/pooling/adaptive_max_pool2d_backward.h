/*
 * Generated from spec/pooling/adaptive_max_pool2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_POOLING_ADAPTIVE_MAX_POOL2D_BACKWARD_H
#define AC_POOLING_ADAPTIVE_MAX_POOL2D_BACKWARD_H

#include "aclnnop/aclnn_adaptive_max_pool2d_backward.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_adaptive_max_pool2d_backward_validate(const ac_tensor *gradOutput,
                                                     const ac_tensor *self,
                                                     const ac_tensor *indices,
                                                     const ac_tensor *gradInput);

#endif
