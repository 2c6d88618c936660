/*
 * Generated from spec/movement/log_space.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_LOG_SPACE_H
#define AC_MOVEMENT_LOG_SPACE_H

#include "aclnnop/aclnn_logspace.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct log_space_attrs {
    double start;
    double end;
    double steps;
    double base;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_log_space_validate(const ac_scalar *start, const ac_scalar *end, int64_t steps,
                                  double base, const ac_tensor *result);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_log_space_kernels, [1]);

#endif
