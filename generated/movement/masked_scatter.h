/*
 * Generated from spec/movement/masked_scatter.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_MASKED_SCATTER_H
#define AC_MOVEMENT_MASKED_SCATTER_H

#include "aclnnop/aclnn_masked_scatter.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_inplace_masked_scatter_validate(const ac_tensor *selfRef, const ac_tensor *mask,
                                               const ac_tensor *source);

#endif
