/*
 * Generated from spec/movement/linspace.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_LINSPACE_H
#define AC_MOVEMENT_LINSPACE_H

#include "aclnnop/aclnn_linspace.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct linspace_attrs {
    double start;
    double end;
    double steps;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_linspace_validate(const ac_scalar *start, const ac_scalar *end, int64_t steps,
                                 const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_linspace_kernels, [1]);

#endif
