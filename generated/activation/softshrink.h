/*
 * Generated from spec/activation/softshrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_SOFTSHRINK_H
#define AC_ACTIVATION_SOFTSHRINK_H

#include "aclnnop/aclnn_softshrink.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct softshrink_attrs {
    double lambd;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_softshrink_validate(const ac_tensor *self, const ac_scalar *lambd,
                                   const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_softshrink_kernels, [1]);

#endif
