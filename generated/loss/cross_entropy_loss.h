/*
 * Generated from spec/loss/cross_entropy_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_LOSS_CROSS_ENTROPY_LOSS_H
#define AC_LOSS_CROSS_ENTROPY_LOSS_H

#include "aclnnop/aclnn_cross_entropy_loss.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct cross_entropy_loss_attrs {
    double label_smoothing;
    double count_of_input_over_1;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { CROSS_ENTROPY_LOSS_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_cross_entropy_loss_validate(const ac_tensor *input, const ac_tensor *target,
                                           const ac_tensor *weightOptional,
                                           const char *reductionOptional, double labelSmoothing,
                                           const ac_tensor *lossOut, const ac_tensor *logProbOut,
                                           const ac_tensor *zlossOut,
                                           const ac_tensor *lseForZlossOut);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_cross_entropy_loss_kernels, [2 * CROSS_ENTROPY_LOSS_USUAL]);

#endif
