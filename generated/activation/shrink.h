/*
 * Generated from spec/activation/shrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_SHRINK_H
#define AC_ACTIVATION_SHRINK_H

#include "aclnnop/aclnn_shrink.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct shrink_attrs {
    double lambd;
    double bias;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_shrink_validate(const ac_tensor *self, const ac_scalar *lambd, const ac_scalar *bias,
                               const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_shrink_kernels, [1]);

#endif
