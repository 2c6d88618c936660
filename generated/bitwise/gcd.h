/*
 * Generated from spec/bitwise/gcd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_BITWISE_GCD_H
#define AC_BITWISE_GCD_H

#include "aclnnop/aclnn_gcd.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_gcd_validate(const ac_tensor *self, const ac_tensor *other, const ac_tensor *out,
                            ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_gcd_kernels, [1]);

#endif
