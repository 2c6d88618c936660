/*
 * Generated from spec/pooling/max_pool3d_with_argmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_POOLING_MAX_POOL3D_WITH_ARGMAX_H
#define AC_POOLING_MAX_POOL3D_WITH_ARGMAX_H

#include "aclnnop/aclnn_max_pool3d_with_argmax.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_max_pool3d_with_argmax_validate(const ac_tensor *self, const ac_array *kernelSize,
                                               const ac_array *stride, const ac_array *padding,
                                               const ac_array *dilation, bool ceilMode,
                                               const ac_tensor *out, const ac_tensor *indices,
                                               ac_shape *index_space);

#endif
