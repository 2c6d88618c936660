/*
 * Generated from spec/movement/roll.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_ROLL_H
#define AC_MOVEMENT_ROLL_H

#include "aclnnop/aclnn_roll.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_roll_validate(const ac_tensor *x, const ac_array *shifts, const ac_array *dims,
                             const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_roll_kernels, [1]);

#endif
