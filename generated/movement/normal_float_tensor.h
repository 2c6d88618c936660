/*
 * Generated from spec/movement/normal_float_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_NORMAL_FLOAT_TENSOR_H
#define AC_MOVEMENT_NORMAL_FLOAT_TENSOR_H

#include "aclnnop/aclnn_normal_out.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct normal_float_tensor_attrs {
    double mean;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_normal_float_tensor_validate(const ac_tensor *std, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_normal_float_tensor_kernels, [1]);

#endif
