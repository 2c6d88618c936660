/*
 * Generated from spec/loss/soft_margin_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_LOSS_SOFT_MARGIN_LOSS_H
#define AC_LOSS_SOFT_MARGIN_LOSS_H

#include "aclnnop/aclnn_soft_margin_loss.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct soft_margin_loss_attrs {
    double count_of_self_over_all;
};

/* The values of reduction, in the order of the kernel tables. */
enum {
    SOFT_MARGIN_LOSS_REDUCTION_NONE,
    SOFT_MARGIN_LOSS_REDUCTION_MEAN,
    SOFT_MARGIN_LOSS_REDUCTION_SUM,
    SOFT_MARGIN_LOSS_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_soft_margin_loss_validate(const ac_tensor *self, const ac_tensor *target,
                                         int64_t reduction, const ac_tensor *out,
                                         size_t *kernel_mode, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_soft_margin_loss_kernels, [SOFT_MARGIN_LOSS_MODES]);

#endif
