/*
 * Generated from spec/activation/scaled_masked_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_SCALED_MASKED_SOFTMAX_BACKWARD_H
#define AC_ACTIVATION_SCALED_MASKED_SOFTMAX_BACKWARD_H

#include "aclnnop/aclnn_scaled_masked_softmax_backward.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct scaled_masked_softmax_backward_attrs {
    double scale;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_scaled_masked_softmax_backward_validate(const ac_tensor *gradOutput,
                                                       const ac_tensor *y, const ac_tensor *mask,
                                                       bool fixTriuMask, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_scaled_masked_softmax_backward_kernels, [1]);

#endif
