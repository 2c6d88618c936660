/*
 * Generated from spec/activation/r_relu_with_noise.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_R_RELU_WITH_NOISE_H
#define AC_ACTIVATION_R_RELU_WITH_NOISE_H

#include "aclnnop/aclnn_rrelu_with_noise.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct r_relu_with_noise_attrs {
    double lower;
    double upper;
};

/* The values of training, in the order of the kernel tables. */
enum {
    R_RELU_WITH_NOISE_TRAINING_FALSE,
    R_RELU_WITH_NOISE_TRAINING_TRUE,
    R_RELU_WITH_NOISE_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_r_relu_with_noise_validate(const ac_tensor *self, const ac_tensor *noise,
                                          const ac_scalar *lower, const ac_scalar *upper,
                                          bool training, const ac_tensor *out, size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_r_relu_with_noise_kernels, [R_RELU_WITH_NOISE_MODES]);

#endif
