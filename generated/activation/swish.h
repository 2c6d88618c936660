/*
 * Generated from spec/activation/swish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_SWISH_H
#define AC_ACTIVATION_SWISH_H

#include "aclnnop/aclnn_swish.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct swish_attrs {
    double beta_optional;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { SWISH_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_swish_validate(const ac_tensor *self, const ac_scalar *betaOptional,
                              const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_swish_kernels, [2 * SWISH_USUAL]);

#endif
