/*
 * Generated from spec/movement/bucketize.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_BUCKETIZE_H
#define AC_MOVEMENT_BUCKETIZE_H

#include "aclnnop/aclnn_bucketize.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_bucketize_validate(const ac_tensor *self, const ac_tensor *boundaries, bool outInt32,
                                  const ac_tensor *out);

#endif
