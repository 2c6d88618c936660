/*
 * Generated from spec/invented/lean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_LEAN_H
#define AC_INVENTED_LEAN_H

#include "aclnnop/aclnn_lean.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct lean_attrs {
    double slope;
    double shift;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { LEAN_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_lean_validate(const ac_tensor *self, const ac_scalar *slope, double shift,
                             const ac_tensor *out);
aclnnStatus ac_inplace_lean_validate(const ac_tensor *selfRef, const ac_scalar *slope,
                                     double shift);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_lean_kernels, [2 * LEAN_USUAL]);

#endif
