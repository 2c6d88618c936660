/*
 * Generated from spec/activation/prelu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_PRELU_H
#define AC_ACTIVATION_PRELU_H

#include "aclnnop/aclnn_prelu.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_prelu_validate(const ac_tensor *self, const ac_tensor *weight, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_prelu_kernels, [1]);

#endif
