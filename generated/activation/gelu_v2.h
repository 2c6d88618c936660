/*
 * Generated from spec/activation/gelu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_GELU_V2_H
#define AC_ACTIVATION_GELU_V2_H

#include "aclnnop/aclnn_gelu_v2.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The values of approximate, in the order of the kernel tables. */
enum {
    GELU_V2_APPROXIMATE_TANH,
    GELU_V2_APPROXIMATE_NONE,
    GELU_V2_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_gelu_v2_validate(const ac_tensor *x, int64_t approximate, const ac_tensor *y,
                                size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_gelu_v2_kernels, [GELU_V2_MODES]);

#endif
