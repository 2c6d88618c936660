/*
 * Generated from spec/activation/softplus_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_SOFTPLUS_BACKWARD_H
#define AC_ACTIVATION_SOFTPLUS_BACKWARD_H

#include "aclnnop/aclnn_softplus_backward.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct softplus_backward_attrs {
    double beta;
    double threshold;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { SOFTPLUS_BACKWARD_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_softplus_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                          const ac_scalar *beta, const ac_scalar *threshold,
                                          const ac_tensor *gradInput);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_softplus_backward_kernels, [2 * SOFTPLUS_BACKWARD_USUAL]);

#endif
