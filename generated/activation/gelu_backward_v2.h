/*
 * Generated from spec/activation/gelu_backward_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_GELU_BACKWARD_V2_H
#define AC_ACTIVATION_GELU_BACKWARD_V2_H

#include "aclnnop/aclnn_gelu_backward_v2.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The values of approximate, in the order of the kernel tables. */
enum {
    GELU_BACKWARD_V2_NONE,
    GELU_BACKWARD_V2_TANH,
    GELU_BACKWARD_V2_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_gelu_backward_v2_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                         const char *approximate, const ac_tensor *gradInput,
                                         size_t *kernel_mode, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_gelu_backward_v2_kernels, [GELU_BACKWARD_V2_MODES]);

#endif
