/*
 * Generated from spec/movement/inplace_uniform.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_INPLACE_UNIFORM_H
#define AC_MOVEMENT_INPLACE_UNIFORM_H

#include "aclnnop/aclnn_uniform.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct inplace_uniform_attrs {
    double from;
    double to;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_inplace_uniform_validate(const ac_tensor *selfRef, double from, double to);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_inplace_uniform_kernels, [1]);

#endif
