/*
 * Generated from spec/contraction/ger.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_GER_H
#define AC_CONTRACTION_GER_H

#include "aclnnop/aclnn_ger.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_ger_validate(const ac_tensor *self, const ac_tensor *vec2, const ac_tensor *out,
                            ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_ger_kernels, [1]);

#endif
