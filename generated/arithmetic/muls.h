/*
 * Generated from spec/arithmetic/muls.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_MULS_H
#define AC_ARITHMETIC_MULS_H

#include "aclnnop/aclnn_mul.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct muls_attrs {
    double other;
    int64_t other_integer;
    ac_c128 other_complex;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_muls_validate(const ac_tensor *self, const ac_scalar *other, const ac_tensor *out);
aclnnStatus ac_inplace_muls_validate(const ac_tensor *selfRef, const ac_scalar *other);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_muls_kernels, [1]);

#endif
