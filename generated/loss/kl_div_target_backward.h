/*
 * Generated from spec/loss/kl_div_target_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_LOSS_KL_DIV_TARGET_BACKWARD_H
#define AC_LOSS_KL_DIV_TARGET_BACKWARD_H

#include "aclnnop/aclnn_kl_div_target_backward.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct kl_div_target_backward_attrs {
    double count_of_target;
};

/* The values of reduction and logTarget, in the order of the kernel tables. */
enum {
    KL_DIV_TARGET_BACKWARD_REDUCTION_NONE_LOG_TARGET_FALSE,
    KL_DIV_TARGET_BACKWARD_REDUCTION_NONE_LOG_TARGET_TRUE,
    KL_DIV_TARGET_BACKWARD_REDUCTION_MEAN_LOG_TARGET_FALSE,
    KL_DIV_TARGET_BACKWARD_REDUCTION_MEAN_LOG_TARGET_TRUE,
    KL_DIV_TARGET_BACKWARD_REDUCTION_SUM_LOG_TARGET_FALSE,
    KL_DIV_TARGET_BACKWARD_REDUCTION_SUM_LOG_TARGET_TRUE,
    KL_DIV_TARGET_BACKWARD_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_kl_div_target_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                               const ac_tensor *target, int64_t reduction,
                                               bool logTarget, const ac_tensor *gradTarget,
                                               size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_kl_div_target_backward_kernels, [KL_DIV_TARGET_BACKWARD_MODES]);

#endif
