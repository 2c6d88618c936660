/*
 * Generated from spec/loss/mse_loss_out.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_LOSS_MSE_LOSS_OUT_H
#define AC_LOSS_MSE_LOSS_OUT_H

#include "aclnnop/aclnn_mse_loss_out.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct mse_loss_out_attrs {
    double count_of_self_over_0;
};

/* The values of reduction, in the order of the kernel tables. */
enum {
    MSE_LOSS_OUT_REDUCTION_NONE,
    MSE_LOSS_OUT_REDUCTION_MEAN,
    MSE_LOSS_OUT_REDUCTION_SUM,
    MSE_LOSS_OUT_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_mse_loss_out_validate(const ac_tensor *self, const ac_tensor *target,
                                     int64_t reduction, const ac_tensor *out, size_t *kernel_mode,
                                     ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_mse_loss_out_kernels, [MSE_LOSS_OUT_MODES]);

#endif
