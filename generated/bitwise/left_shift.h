/*
 * Generated from spec/bitwise/left_shift.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_BITWISE_LEFT_SHIFT_H
#define AC_BITWISE_LEFT_SHIFT_H

#include "aclnnop/aclnn_left_shift.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_left_shift_validate(const ac_tensor *self, const ac_tensor *shiftBits,
                                   const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_left_shift_kernels, [1]);

#endif
