/*
 * Generated from spec/movement/scatter_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_SCATTER_ND_H
#define AC_MOVEMENT_SCATTER_ND_H

#include "aclnnop/aclnn_scatter_nd.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_scatter_nd_validate(const ac_tensor *data, const ac_tensor *indices,
                                   const ac_tensor *updates, const ac_tensor *out);

#endif
