/*
 * Generated from spec/movement/index_add_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_INDEX_ADD_V2_H
#define AC_MOVEMENT_INDEX_ADD_V2_H

#include "aclnnop/aclnn_index_add_v2.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_index_add_v2_validate(const ac_tensor *self, int64_t dim, const ac_tensor *index,
                                     const ac_tensor *source, const ac_scalar *alpha,
                                     const ac_tensor *out);

#endif
