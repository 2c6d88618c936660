/*
 * Generated from spec/movement/index.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_INDEX_H
#define AC_MOVEMENT_INDEX_H

#include "aclnnop/aclnn_index.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_index_validate(const ac_tensor *self, const ac_array *indices, const ac_tensor *out,
                              ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_index_kernels, [1]);

#endif
