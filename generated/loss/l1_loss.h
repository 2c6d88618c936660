/*
 * Generated from spec/loss/l1_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_LOSS_L1_LOSS_H
#define AC_LOSS_L1_LOSS_H

#include "aclnnop/aclnn_l1_loss.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct l1_loss_attrs {
    double count_of_self_over_all;
};

/* The values of reduction, in the order of the kernel tables. */
enum {
    L1_LOSS_REDUCTION_NONE,
    L1_LOSS_REDUCTION_MEAN,
    L1_LOSS_REDUCTION_SUM,
    L1_LOSS_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_l1_loss_validate(const ac_tensor *self, const ac_tensor *target, int64_t reduction,
                                const ac_tensor *out, size_t *kernel_mode, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_l1_loss_kernels, [L1_LOSS_MODES]);

#endif
