/*
 * Generated from spec/pooling/max_pool2d_with_indices_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_POOLING_MAX_POOL2D_WITH_INDICES_BACKWARD_H
#define AC_POOLING_MAX_POOL2D_WITH_INDICES_BACKWARD_H

#include "aclnnop/aclnn_max_pool2d_with_indices_backward.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_max_pool2d_with_indices_backward_validate(
    const ac_tensor *gradOutput, const ac_tensor *self, const ac_tensor *indices,
    const ac_array *kernelSize, const ac_array *stride, const ac_array *padding,
    const ac_array *dilation, bool ceilMode, const ac_tensor *gradInput);

#endif
