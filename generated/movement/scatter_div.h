/*
 * Generated from spec/movement/scatter_div.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_SCATTER_DIV_H
#define AC_MOVEMENT_SCATTER_DIV_H

#include "aclnnop/aclnn_scatter_div.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_scatter_div_validate(const ac_tensor *varRef, const ac_tensor *indices,
                                    const ac_tensor *updates);

#endif
