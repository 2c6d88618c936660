/*
 * Generated from spec/arithmetic/floor_divides.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_FLOOR_DIVIDES_H
#define AC_ARITHMETIC_FLOOR_DIVIDES_H

#include "aclnnop/aclnn_floor_divide.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct floor_divides_attrs {
    double other;
    int64_t other_integer;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_floor_divides_validate(const ac_tensor *self, const ac_scalar *other,
                                      const ac_tensor *out);
aclnnStatus ac_inplace_floor_divides_validate(const ac_tensor *selfRef, const ac_scalar *other);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_floor_divides_kernels, [1]);

#endif
