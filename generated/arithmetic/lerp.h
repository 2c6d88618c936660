/*
 * Generated from spec/arithmetic/lerp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_LERP_H
#define AC_ARITHMETIC_LERP_H

#include "aclnnop/aclnn_lerp_tensor.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_lerp_validate(const ac_tensor *self, const ac_tensor *end, const ac_tensor *weight,
                             const ac_tensor *out, ac_shape *index_space);
aclnnStatus ac_inplace_lerp_validate(const ac_tensor *selfRef, const ac_tensor *end,
                                     const ac_tensor *weight, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_lerp_kernels, [1]);

#endif
