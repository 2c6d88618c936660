/*
 * Generated from spec/activation/softshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_SOFTSHRINK_BACKWARD_H
#define AC_ACTIVATION_SOFTSHRINK_BACKWARD_H

#include "aclnnop/aclnn_softshrink_backward.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct softshrink_backward_attrs {
    double lambda;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_softshrink_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                            const ac_scalar *lambda, const ac_tensor *gradInput,
                                            ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_softshrink_backward_kernels, [1]);

#endif
