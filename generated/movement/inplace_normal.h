/*
 * Generated from spec/movement/inplace_normal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_INPLACE_NORMAL_H
#define AC_MOVEMENT_INPLACE_NORMAL_H

#include "aclnnop/aclnn_normal.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct inplace_normal_attrs {
    double mean;
    double std;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_inplace_normal_validate(const ac_tensor *selfRef, float std);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_inplace_normal_kernels, [1]);

#endif
