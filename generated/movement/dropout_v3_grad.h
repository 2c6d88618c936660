/*
 * Generated from spec/movement/dropout_v3_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_DROPOUT_V3_GRAD_H
#define AC_MOVEMENT_DROPOUT_V3_GRAD_H

#include "aclnnop/aclnn_dropout_v3_grad.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct dropout_v3_grad_attrs {
    double scale;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_dropout_v3_grad_validate(const ac_tensor *gradY, const ac_tensor *mask,
                                        const ac_tensor *gradX);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_dropout_v3_grad_kernels, [1]);

#endif
