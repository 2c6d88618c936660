/*
 * Generated from spec/comparison/eq_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_COMPARISON_EQ_SCALAR_H
#define AC_COMPARISON_EQ_SCALAR_H

#include "aclnnop/aclnn_eq_scalar.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct eq_scalar_attrs {
    double other;
    int64_t other_integer;
    ac_c128 other_complex;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_eq_scalar_validate(const ac_tensor *self, const ac_scalar *other,
                                  const ac_tensor *out);
aclnnStatus ac_inplace_eq_scalar_validate(const ac_tensor *selfRef, const ac_scalar *other);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_eq_scalar_kernels, [1]);

#endif
