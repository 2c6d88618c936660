/*
 * Generated from spec/movement/max_unpool2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_MAX_UNPOOL2D_H
#define AC_MOVEMENT_MAX_UNPOOL2D_H

#include "aclnnop/aclnn_max_unpool2d.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_max_unpool2d_validate(const ac_tensor *self, const ac_tensor *indices,
                                     const ac_array *outputSize, const ac_tensor *out);

#endif
