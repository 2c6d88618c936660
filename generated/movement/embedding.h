/*
 * Generated from spec/movement/embedding.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_EMBEDDING_H
#define AC_MOVEMENT_EMBEDDING_H

#include "aclnnop/aclnn_embedding.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_embedding_validate(const ac_tensor *weight, const ac_tensor *indices,
                                  const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_embedding_kernels, [1]);

#endif
