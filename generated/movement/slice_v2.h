/*
 * Generated from spec/movement/slice_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_SLICE_V2_H
#define AC_MOVEMENT_SLICE_V2_H

#include "aclnnop/aclnn_slice_v2.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_slice_v2_validate(const ac_tensor *self, const ac_array *starts,
                                 const ac_array *ends, const ac_array *axes, const ac_array *steps,
                                 const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_slice_v2_kernels, [1]);

#endif
