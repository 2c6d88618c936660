/*
 * Generated from spec/movement/masked_select.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_MASKED_SELECT_H
#define AC_MOVEMENT_MASKED_SELECT_H

#include "aclnnop/aclnn_masked_select.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_masked_select_validate(const ac_tensor *self, const ac_tensor *mask,
                                      const ac_tensor *out, ac_shape *index_space);

#endif
