/*
 * Generated from spec/activation/scaled_masked_softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_SCALED_MASKED_SOFTMAX_H
#define AC_ACTIVATION_SCALED_MASKED_SOFTMAX_H

#include "aclnnop/aclnn_scaled_masked_softmax.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct scaled_masked_softmax_attrs {
    double scale;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_scaled_masked_softmax_validate(const ac_tensor *x, const ac_tensor *mask,
                                              bool fixedTriuMask, const ac_tensor *y);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_scaled_masked_softmax_kernels, [1]);

#endif
