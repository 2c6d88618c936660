/*
 * Generated from spec/bitwise/bitwise_xor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_BITWISE_BITWISE_XOR_SCALAR_H
#define AC_BITWISE_BITWISE_XOR_SCALAR_H

#include "aclnnop/aclnn_bitwise_xor_scalar.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct bitwise_xor_scalar_attrs {
    int64_t other_integer;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_bitwise_xor_scalar_validate(const ac_tensor *self, const ac_scalar *other,
                                           const ac_tensor *out);
aclnnStatus ac_inplace_bitwise_xor_scalar_validate(const ac_tensor *selfRef,
                                                   const ac_scalar *other);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_bitwise_xor_scalar_kernels, [1]);

#endif
