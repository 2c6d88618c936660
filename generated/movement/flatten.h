/*
 * Generated from spec/movement/flatten.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_FLATTEN_H
#define AC_MOVEMENT_FLATTEN_H

#include "aclnnop/aclnn_flatten.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_flatten_validate(const ac_tensor *self, int64_t axis, const ac_tensor *out,
                                ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_flatten_kernels, [1]);

#endif
