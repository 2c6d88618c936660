/*
 * Generated from spec/arithmetic/remainder_scalar_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_REMAINDER_SCALAR_TENSOR_H
#define AC_ARITHMETIC_REMAINDER_SCALAR_TENSOR_H

#include "aclnnop/aclnn_remainder.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct remainder_scalar_tensor_attrs {
    double self;
    int64_t self_integer;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_remainder_scalar_tensor_validate(const ac_scalar *self, const ac_tensor *other,
                                                const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_remainder_scalar_tensor_kernels, [1]);

#endif
