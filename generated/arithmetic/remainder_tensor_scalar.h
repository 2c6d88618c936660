/*
 * Generated from spec/arithmetic/remainder_tensor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_REMAINDER_TENSOR_SCALAR_H
#define AC_ARITHMETIC_REMAINDER_TENSOR_SCALAR_H

#include "aclnnop/aclnn_remainder.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct remainder_tensor_scalar_attrs {
    double other;
    int64_t other_integer;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_remainder_tensor_scalar_validate(const ac_tensor *self, const ac_scalar *other,
                                                const ac_tensor *out);
aclnnStatus ac_inplace_remainder_tensor_scalar_validate(const ac_tensor *selfRef,
                                                        const ac_scalar *other);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_remainder_tensor_scalar_kernels, [1]);

#endif
