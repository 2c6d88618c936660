/*
 * Generated from spec/norm/batch_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_BATCH_NORM_H
#define AC_NORM_BATCH_NORM_H

#include "aclnnop/aclnn_batch_norm.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct batch_norm_attrs {
    double momentum;
    double eps;
    double count_of_input_over_channel;
};

/* The values of training, in the order of the kernel tables. */
enum {
    BATCH_NORM_TRAINING_FALSE,
    BATCH_NORM_TRAINING_TRUE,
    BATCH_NORM_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_batch_norm_validate(const ac_tensor *input, const ac_tensor *weight,
                                   const ac_tensor *bias, const ac_tensor *runningMean,
                                   const ac_tensor *runningVar, bool training,
                                   const ac_tensor *output, const ac_tensor *saveMean,
                                   const ac_tensor *saveInvstd, size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_batch_norm_kernels, [BATCH_NORM_MODES]);

#endif
