/*
 * Generated from spec/movement/embedding_dense_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_EMBEDDING_DENSE_BACKWARD_H
#define AC_MOVEMENT_EMBEDDING_DENSE_BACKWARD_H

#include "aclnnop/aclnn_embedding_dense_backward.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_embedding_dense_backward_validate(const ac_tensor *grad, const ac_tensor *indices,
                                                 uint64_t numWeights, uint64_t paddingIdx,
                                                 const ac_tensor *out);

#endif
