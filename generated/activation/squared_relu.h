/*
 * Generated from spec/activation/squared_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_SQUARED_RELU_H
#define AC_ACTIVATION_SQUARED_RELU_H

#include "aclnnop/aclnn_squared_relu.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_squared_relu_validate(const ac_tensor *input, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_squared_relu_kernels, [1]);

#endif
