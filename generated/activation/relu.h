/*
 * Generated from spec/activation/relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_RELU_H
#define AC_ACTIVATION_RELU_H

#include "aclnnop/aclnn_relu.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_relu_validate(const ac_tensor *self, const ac_tensor *out);
aclnnStatus ac_inplace_relu_validate(const ac_tensor *selfRef);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_relu_kernels, [1]);

#endif
