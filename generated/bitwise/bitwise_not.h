/*
 * Generated from spec/bitwise/bitwise_not.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_BITWISE_BITWISE_NOT_H
#define AC_BITWISE_BITWISE_NOT_H

#include "aclnnop/aclnn_bitwise_not.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_bitwise_not_validate(const ac_tensor *self, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_bitwise_not_kernels, [1]);

#endif
