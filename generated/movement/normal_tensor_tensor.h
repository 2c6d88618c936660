/*
 * Generated from spec/movement/normal_tensor_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_NORMAL_TENSOR_TENSOR_H
#define AC_MOVEMENT_NORMAL_TENSOR_TENSOR_H

#include "aclnnop/aclnn_normal_out.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_normal_tensor_tensor_validate(const ac_tensor *mean, const ac_tensor *std,
                                             const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_normal_tensor_tensor_kernels, [1]);

#endif
