/*
 * Generated from spec/movement/index_put_impl.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_INDEX_PUT_IMPL_H
#define AC_MOVEMENT_INDEX_PUT_IMPL_H

#include "aclnnop/aclnn_index_put_impl.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_index_put_impl_validate(const ac_tensor *selfRef, const ac_array *indices,
                                       const ac_tensor *values);

#endif
