/*
 * Generated from spec/activation/hardshrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_HARDSHRINK_H
#define AC_ACTIVATION_HARDSHRINK_H

#include "aclnnop/aclnn_hardshrink.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct hardshrink_attrs {
    double lambd;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_hardshrink_validate(const ac_tensor *self, const ac_scalar *lambd,
                                   const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_hardshrink_kernels, [1]);

#endif
