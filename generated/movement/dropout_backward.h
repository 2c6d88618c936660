/*
 * Generated from spec/movement/dropout_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_DROPOUT_BACKWARD_H
#define AC_MOVEMENT_DROPOUT_BACKWARD_H

#include "aclnnop/aclnn_dropout_backward.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct dropout_backward_attrs {
    double scale;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_dropout_backward_validate(const ac_tensor *gradOutput, const ac_tensor *mask,
                                         double scale, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_dropout_backward_kernels, [1]);

#endif
