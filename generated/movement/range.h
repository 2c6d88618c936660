/*
 * Generated from spec/movement/range.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_RANGE_H
#define AC_MOVEMENT_RANGE_H

#include "aclnnop/aclnn_range.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct range_attrs {
    double start;
    double step;
    int64_t start_integer;
    int64_t step_integer;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_range_validate(const ac_scalar *start, const ac_scalar *end, const ac_scalar *step,
                              const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_range_kernels, [1]);

#endif
