/*
 * Generated from spec/arithmetic/sign.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_SIGN_H
#define AC_ARITHMETIC_SIGN_H

#include "aclnnop/aclnn_sign.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_sign_validate(const ac_tensor *self, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_sign_kernels, [1]);

#endif
