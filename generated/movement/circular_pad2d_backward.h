/*
 * Generated from spec/movement/circular_pad2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_CIRCULAR_PAD2D_BACKWARD_H
#define AC_MOVEMENT_CIRCULAR_PAD2D_BACKWARD_H

#include "aclnnop/aclnn_circular_pad2d_backward.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_circular_pad2d_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                                const ac_array *padding,
                                                const ac_tensor *gradInput);

#endif
