/*
 * Generated from spec/movement/split_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_SPLIT_TENSOR_H
#define AC_MOVEMENT_SPLIT_TENSOR_H

#include "aclnnop/aclnn_split_tensor.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_split_tensor_validate(const ac_tensor *self, uint64_t splitSections, int64_t dim,
                                     const ac_array *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_split_tensor_kernels, [1]);

#endif
