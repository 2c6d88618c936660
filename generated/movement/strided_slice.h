/*
 * Generated from spec/movement/strided_slice.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_STRIDED_SLICE_H
#define AC_MOVEMENT_STRIDED_SLICE_H

#include "aclnnop/aclnn_strided_slice.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_strided_slice_validate(const ac_tensor *self, const ac_array *begin,
                                      const ac_array *end, const ac_array *strides,
                                      int64_t beginMask, int64_t endMask, int64_t ellipsisMask,
                                      int64_t newAxisMask, int64_t shrinkAxisMask,
                                      const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_strided_slice_kernels, [1]);

#endif
