/*
 * Generated from spec/loss/nll_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_LOSS_NLL_LOSS_BACKWARD_H
#define AC_LOSS_NLL_LOSS_BACKWARD_H

#include "aclnnop/aclnn_nll_loss_backward.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The values of reduction, in the order of the kernel tables. */
enum {
    NLL_LOSS_BACKWARD_REDUCTION_NONE,
    NLL_LOSS_BACKWARD_REDUCTION_MEAN,
    NLL_LOSS_BACKWARD_REDUCTION_SUM,
    NLL_LOSS_BACKWARD_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_nll_loss_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                          const ac_tensor *target, const ac_tensor *weight,
                                          int64_t reduction, const ac_tensor *totalWeight,
                                          const ac_tensor *out, size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_nll_loss_backward_kernels, [NLL_LOSS_BACKWARD_MODES]);

#endif
