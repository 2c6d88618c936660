/*
 * Generated from spec/arithmetic/pow_scalar_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_POW_SCALAR_TENSOR_H
#define AC_ARITHMETIC_POW_SCALAR_TENSOR_H

#include "aclnnop/aclnn_pow.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct pow_scalar_tensor_attrs {
    double self;
    int64_t self_integer;
    ac_c128 self_complex;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_pow_scalar_tensor_validate(const ac_scalar *self, const ac_tensor *exponent,
                                          const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_pow_scalar_tensor_kernels, [1]);

#endif
