/*
 * Generated from spec/arithmetic/pow_tensor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_POW_TENSOR_SCALAR_H
#define AC_ARITHMETIC_POW_TENSOR_SCALAR_H

#include "aclnnop/aclnn_pow.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct pow_tensor_scalar_attrs {
    double exponent;
    int64_t exponent_integer;
    ac_c128 exponent_complex;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_pow_tensor_scalar_validate(const ac_tensor *self, const ac_scalar *exponent,
                                          const ac_tensor *out);
aclnnStatus ac_inplace_pow_tensor_scalar_validate(const ac_tensor *selfRef,
                                                  const ac_scalar *exponent);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_pow_tensor_scalar_kernels, [1]);

#endif
