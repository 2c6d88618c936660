/*
 * Generated from spec/activation/swi_glu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_SWI_GLU_GRAD_H
#define AC_ACTIVATION_SWI_GLU_GRAD_H

#include "aclnnop/aclnn_swi_glu_grad.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_swi_glu_grad_validate(const ac_tensor *yGrad, const ac_tensor *x, int64_t dim,
                                     const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_swi_glu_grad_kernels, [1]);

#endif
