/*
 * Generated from spec/movement/dropout_do_mask.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_DROPOUT_DO_MASK_H
#define AC_MOVEMENT_DROPOUT_DO_MASK_H

#include "aclnnop/aclnn_dropout_do_mask.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct dropout_do_mask_attrs {
    double prob;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_dropout_do_mask_validate(const ac_tensor *self, const ac_tensor *mask, double prob,
                                        const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_dropout_do_mask_kernels, [1]);

#endif
