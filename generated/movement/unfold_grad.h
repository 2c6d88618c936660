/*
 * Generated from spec/movement/unfold_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_UNFOLD_GRAD_H
#define AC_MOVEMENT_UNFOLD_GRAD_H

#include "aclnnop/aclnn_unfold_grad.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_unfold_grad_validate(const ac_tensor *gradOut, const ac_array *inputSizes,
                                    int64_t dim, int64_t size, int64_t step,
                                    const ac_tensor *gradIn);

#endif
