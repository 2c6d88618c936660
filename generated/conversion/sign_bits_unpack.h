/*
 * Generated from spec/conversion/sign_bits_unpack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONVERSION_SIGN_BITS_UNPACK_H
#define AC_CONVERSION_SIGN_BITS_UNPACK_H

#include "aclnnop/aclnn_sign_bits_unpack.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_sign_bits_unpack_validate(const ac_tensor *self, int64_t size, aclDataType dtype,
                                         const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_sign_bits_unpack_kernels, [1]);

#endif
