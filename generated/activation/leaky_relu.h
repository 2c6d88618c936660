/*
 * Generated from spec/activation/leaky_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_LEAKY_RELU_H
#define AC_ACTIVATION_LEAKY_RELU_H

#include "aclnnop/aclnn_leaky_relu.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct leaky_relu_attrs {
    double negative_slope;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_leaky_relu_validate(const ac_tensor *self, const ac_scalar *negativeSlope,
                                   const ac_tensor *out);
aclnnStatus ac_inplace_leaky_relu_validate(const ac_tensor *selfRef,
                                           const ac_scalar *negativeSlope);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_leaky_relu_kernels, [1]);

#endif
