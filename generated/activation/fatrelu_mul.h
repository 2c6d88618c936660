/*
 * Generated from spec/activation/fatrelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_FATRELU_MUL_H
#define AC_ACTIVATION_FATRELU_MUL_H

#include "aclnnop/aclnn_fatrelu_mul.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_fatrelu_mul_validate(const ac_tensor *input, const ac_tensor *threshold,
                                    const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_fatrelu_mul_kernels, [1]);

#endif
