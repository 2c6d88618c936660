/*
 * Generated from spec/movement/slice.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_SLICE_H
#define AC_MOVEMENT_SLICE_H

#include "aclnnop/aclnn_slice.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_slice_validate(const ac_tensor *self, int64_t dim, int64_t start, int64_t end,
                              int64_t step, const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_slice_kernels, [1]);

#endif
