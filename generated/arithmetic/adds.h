/*
 * Generated from spec/arithmetic/adds.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_ADDS_H
#define AC_ARITHMETIC_ADDS_H

#include "aclnnop/aclnn_add.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct adds_attrs {
    double other;
    double alpha;
    int64_t other_integer;
    int64_t alpha_integer;
    ac_c128 other_complex;
    ac_c128 alpha_complex;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { ADDS_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_adds_validate(const ac_tensor *self, const ac_scalar *other, const ac_scalar *alpha,
                             const ac_tensor *out);
aclnnStatus ac_inplace_adds_validate(const ac_tensor *selfRef, const ac_scalar *other,
                                     const ac_scalar *alpha);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_adds_kernels, [2 * ADDS_USUAL]);

#endif
