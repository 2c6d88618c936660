/*
 * Generated from spec/activation/leaky_relu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_LEAKY_RELU_BACKWARD_H
#define AC_ACTIVATION_LEAKY_RELU_BACKWARD_H

#include "aclnnop/aclnn_leaky_relu_backward.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct leaky_relu_backward_attrs {
    double negative_slope;
};

/* The values of selfIsResult, in the order of the kernel tables. */
enum {
    LEAKY_RELU_BACKWARD_SELF_IS_RESULT_FALSE,
    LEAKY_RELU_BACKWARD_SELF_IS_RESULT_TRUE,
    LEAKY_RELU_BACKWARD_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_leaky_relu_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                            const ac_scalar *negativeSlope, bool selfIsResult,
                                            const ac_tensor *out, size_t *kernel_mode,
                                            ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_leaky_relu_backward_kernels, [LEAKY_RELU_BACKWARD_MODES]);

#endif
