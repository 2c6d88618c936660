/*
 * Generated from spec/activation/celu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_CELU_H
#define AC_ACTIVATION_CELU_H

#include "aclnnop/aclnn_celu.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct celu_attrs {
    double alpha;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { CELU_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_celu_validate(const ac_tensor *self, const ac_scalar *alpha, const ac_tensor *out);
aclnnStatus ac_inplace_celu_validate(const ac_tensor *selfRef, const ac_scalar *alpha);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_celu_kernels, [2 * CELU_USUAL]);

#endif
