/*
 * Generated from spec/movement/dropout.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_DROPOUT_H
#define AC_MOVEMENT_DROPOUT_H

#include "aclnnop/aclnn_dropout.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct dropout_attrs {
    double p;
};

/* The values of train, in the order of the kernel tables. */
enum {
    DROPOUT_TRAIN_FALSE,
    DROPOUT_TRAIN_TRUE,
    DROPOUT_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_dropout_validate(const ac_tensor *input, const ac_tensor *maskOut, double p,
                                bool train, const ac_tensor *out, size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_dropout_kernels, [DROPOUT_MODES]);

#endif
