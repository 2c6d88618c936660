/*
 * Generated from spec/movement/index_fill_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_INDEX_FILL_TENSOR_H
#define AC_MOVEMENT_INDEX_FILL_TENSOR_H

#include "aclnnop/aclnn_index_fill_tensor.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_index_fill_tensor_validate(const ac_tensor *self, int64_t dim, const ac_array *index,
                                          const ac_scalar *value, const ac_tensor *out);
aclnnStatus ac_inplace_index_fill_tensor_validate(const ac_tensor *selfRef, int64_t dim,
                                                  const ac_array *index, const ac_scalar *value);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_index_fill_tensor_kernels, [1]);

#endif
