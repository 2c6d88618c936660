/*
 * Generated from spec/activation/heaviside.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_HEAVISIDE_H
#define AC_ACTIVATION_HEAVISIDE_H

#include "aclnnop/aclnn_heaviside.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_heaviside_validate(const ac_tensor *input, const ac_tensor *values,
                                  const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_heaviside_kernels, [1]);

#endif
