/*
 * Generated from spec/activation/gelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_GELU_MUL_H
#define AC_ACTIVATION_GELU_MUL_H

#include "aclnnop/aclnn_gelu_mul.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The values of approximateOptional, in the order of the kernel tables. */
enum {
    GELU_MUL_NONE,
    GELU_MUL_TANH,
    GELU_MUL_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_gelu_mul_validate(const ac_tensor *input, const char *approximateOptional,
                                 const ac_tensor *out, size_t *kernel_mode, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_gelu_mul_kernels, [GELU_MUL_MODES]);

#endif
