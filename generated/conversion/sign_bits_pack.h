/*
 * Generated from spec/conversion/sign_bits_pack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONVERSION_SIGN_BITS_PACK_H
#define AC_CONVERSION_SIGN_BITS_PACK_H

#include "aclnnop/aclnn_sign_bits_pack.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_sign_bits_pack_validate(const ac_tensor *self, int64_t size, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_sign_bits_pack_kernels, [1]);

#endif
