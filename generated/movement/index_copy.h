/*
 * Generated from spec/movement/index_copy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_INDEX_COPY_H
#define AC_MOVEMENT_INDEX_COPY_H

#include "aclnnop/aclnn_index_copy.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_index_copy_validate(const ac_tensor *selfRef, int64_t dim, const ac_tensor *index,
                                   const ac_tensor *source, const ac_tensor *outRef);
aclnnStatus ac_inplace_index_copy_validate(const ac_tensor *selfRef, int64_t dim,
                                           const ac_tensor *index, const ac_tensor *source);

#endif
