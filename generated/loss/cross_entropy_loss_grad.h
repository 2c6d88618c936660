/*
 * Generated from spec/loss/cross_entropy_loss_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_LOSS_CROSS_ENTROPY_LOSS_GRAD_H
#define AC_LOSS_CROSS_ENTROPY_LOSS_GRAD_H

#include "aclnnop/aclnn_cross_entropy_loss_grad.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct cross_entropy_loss_grad_attrs {
    double total_of_weight_optional;
};

/* The values of reductionOptional, in the order of the kernel tables. */
enum {
    CROSS_ENTROPY_LOSS_GRAD_NONE,
    CROSS_ENTROPY_LOSS_GRAD_MEAN,
    CROSS_ENTROPY_LOSS_GRAD_SUM,
    CROSS_ENTROPY_LOSS_GRAD_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_cross_entropy_loss_grad_validate(const ac_tensor *gradLoss, const ac_tensor *logProb,
                                                const ac_tensor *target,
                                                const ac_tensor *weightOptional,
                                                const char *reductionOptional,
                                                double labelSmoothing, const ac_tensor *out,
                                                size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels,
              ac_cross_entropy_loss_grad_kernels, [CROSS_ENTROPY_LOSS_GRAD_MODES]);

#endif
