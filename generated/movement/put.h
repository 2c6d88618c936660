/*
 * Generated from spec/movement/put.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_PUT_H
#define AC_MOVEMENT_PUT_H

#include "aclnnop/aclnn_put.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_inplace_put_validate(const ac_tensor *selfRef, const ac_tensor *index,
                                    const ac_tensor *source);

#endif
