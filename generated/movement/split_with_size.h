/*
 * Generated from spec/movement/split_with_size.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_SPLIT_WITH_SIZE_H
#define AC_MOVEMENT_SPLIT_WITH_SIZE_H

#include "aclnnop/aclnn_split_with_size.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_split_with_size_validate(const ac_tensor *self, const ac_array *splitSize,
                                        int64_t dim, const ac_array *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_split_with_size_kernels, [1]);

#endif
