/*
 * Generated from spec/activation/glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_GLU_BACKWARD_H
#define AC_ACTIVATION_GLU_BACKWARD_H

#include "aclnnop/aclnn_glu_backward.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_glu_backward_validate(const ac_tensor *gradOut, const ac_tensor *self, int64_t dim,
                                     const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_glu_backward_kernels, [1]);

#endif
