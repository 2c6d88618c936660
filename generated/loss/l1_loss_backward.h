/*
 * Generated from spec/loss/l1_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_LOSS_L1_LOSS_BACKWARD_H
#define AC_LOSS_L1_LOSS_BACKWARD_H

#include "aclnnop/aclnn_l1_loss_backward.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct l1_loss_backward_attrs {
    double count_of_self;
};

/* The values of reduction, in the order of the kernel tables. */
enum {
    L1_LOSS_BACKWARD_REDUCTION_NONE,
    L1_LOSS_BACKWARD_REDUCTION_MEAN,
    L1_LOSS_BACKWARD_REDUCTION_SUM,
    L1_LOSS_BACKWARD_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_l1_loss_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                         const ac_tensor *target, int64_t reduction,
                                         const ac_tensor *gradInput, size_t *kernel_mode,
                                         ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_l1_loss_backward_kernels, [L1_LOSS_BACKWARD_MODES]);

#endif
