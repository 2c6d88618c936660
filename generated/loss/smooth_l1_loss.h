/*
 * Generated from spec/loss/smooth_l1_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_LOSS_SMOOTH_L1_LOSS_H
#define AC_LOSS_SMOOTH_L1_LOSS_H

#include "aclnnop/aclnn_smooth_l1_loss.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct smooth_l1_loss_attrs {
    double beta;
    double count_of_self_over_all;
};

/* The values of reduction, in the order of the kernel tables. */
enum {
    SMOOTH_L1_LOSS_REDUCTION_NONE,
    SMOOTH_L1_LOSS_REDUCTION_MEAN,
    SMOOTH_L1_LOSS_REDUCTION_SUM,
    SMOOTH_L1_LOSS_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_smooth_l1_loss_validate(const ac_tensor *self, const ac_tensor *target,
                                       int64_t reduction, float beta, const ac_tensor *result,
                                       size_t *kernel_mode, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_smooth_l1_loss_kernels, [SMOOTH_L1_LOSS_MODES]);

#endif
