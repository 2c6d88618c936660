/*
 * Generated from spec/bitwise/left_shifts.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_BITWISE_LEFT_SHIFTS_H
#define AC_BITWISE_LEFT_SHIFTS_H

#include "aclnnop/aclnn_left_shift.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct left_shifts_attrs {
    int64_t shift_bits_integer;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_left_shifts_validate(const ac_tensor *self, const ac_scalar *shiftBits,
                                    const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_left_shifts_kernels, [1]);

#endif
