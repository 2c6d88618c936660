/*
 * Generated from spec/arithmetic/min_n.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_MIN_N_H
#define AC_ARITHMETIC_MIN_N_H

#include "aclnnop/aclnn_minn.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_min_n_validate(const ac_array *tensors, const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_min_n_kernels, [1]);

#endif
