/*
 * Generated from spec/activation/hardshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_HARDSHRINK_BACKWARD_H
#define AC_ACTIVATION_HARDSHRINK_BACKWARD_H

#include "aclnnop/aclnn_hardshrink_backward.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct hardshrink_backward_attrs {
    double lambd;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_hardshrink_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                            const ac_scalar *lambd, const ac_tensor *gradInput,
                                            ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_hardshrink_backward_kernels, [1]);

#endif
