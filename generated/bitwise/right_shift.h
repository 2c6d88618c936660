/*
 * Generated from spec/bitwise/right_shift.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_BITWISE_RIGHT_SHIFT_H
#define AC_BITWISE_RIGHT_SHIFT_H

#include "aclnnop/aclnn_right_shift.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_right_shift_validate(const ac_tensor *input, const ac_tensor *shiftBits,
                                    const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_right_shift_kernels, [1]);

#endif
