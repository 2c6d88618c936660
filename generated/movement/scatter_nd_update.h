/*
 * Generated from spec/movement/scatter_nd_update.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_SCATTER_ND_UPDATE_H
#define AC_MOVEMENT_SCATTER_ND_UPDATE_H

#include "aclnnop/aclnn_scatter_nd_update.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_scatter_nd_update_validate(const ac_tensor *varRef, const ac_tensor *indices,
                                          const ac_tensor *updates);

#endif
