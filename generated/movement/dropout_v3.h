/*
 * Generated from spec/movement/dropout_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_DROPOUT_V3_H
#define AC_MOVEMENT_DROPOUT_V3_H

#include "aclnnop/aclnn_dropout_v3.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct dropout_v3_attrs {
    double p;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_dropout_v3_validate(const ac_tensor *input, const ac_tensor *optionalNoiseShape,
                                   double p, const ac_tensor *out, const ac_tensor *maskOut);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_dropout_v3_kernels, [1]);

#endif
