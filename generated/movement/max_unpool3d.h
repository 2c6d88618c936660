/*
 * Generated from spec/movement/max_unpool3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_MAX_UNPOOL3D_H
#define AC_MOVEMENT_MAX_UNPOOL3D_H

#include "aclnnop/aclnn_max_unpool3d.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_max_unpool3d_validate(const ac_tensor *self, const ac_tensor *indices,
                                     const ac_array *outputSize, const ac_array *stride,
                                     const ac_array *padding, const ac_tensor *outRef);

#endif
