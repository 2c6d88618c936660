/*
 * Generated from spec/loss/binary_cross_entropy_with_logits_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_LOSS_BINARY_CROSS_ENTROPY_WITH_LOGITS_BACKWARD_H
#define AC_LOSS_BINARY_CROSS_ENTROPY_WITH_LOGITS_BACKWARD_H

#include "aclnnop/aclnn_binary_cross_entropy_with_logits_backward.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct binary_cross_entropy_with_logits_backward_attrs {
    double count_of_self;
};

/* The values of reduction, in the order of the kernel tables. */
enum {
    BINARY_CROSS_ENTROPY_WITH_LOGITS_BACKWARD_REDUCTION_NONE,
    BINARY_CROSS_ENTROPY_WITH_LOGITS_BACKWARD_REDUCTION_MEAN,
    BINARY_CROSS_ENTROPY_WITH_LOGITS_BACKWARD_REDUCTION_SUM,
    BINARY_CROSS_ENTROPY_WITH_LOGITS_BACKWARD_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_binary_cross_entropy_with_logits_backward_validate(
    const ac_tensor *gradOutput, const ac_tensor *self, const ac_tensor *target,
    const ac_tensor *weightOptional, const ac_tensor *posWeightOptional, int64_t reduction,
    const ac_tensor *out, size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_binary_cross_entropy_with_logits_backward_kernels,
              [BINARY_CROSS_ENTROPY_WITH_LOGITS_BACKWARD_MODES]);

#endif
