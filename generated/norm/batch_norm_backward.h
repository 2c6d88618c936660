/*
 * Generated from spec/norm/batch_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_BATCH_NORM_BACKWARD_H
#define AC_NORM_BATCH_NORM_BACKWARD_H

#include "aclnnop/aclnn_batch_norm_backward.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct batch_norm_backward_attrs {
    double eps;
    double count_of_input_over_channel;
};

/* The values of training, in the order of the kernel tables. */
enum {
    BATCH_NORM_BACKWARD_TRAINING_FALSE,
    BATCH_NORM_BACKWARD_TRAINING_TRUE,
    BATCH_NORM_BACKWARD_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_batch_norm_backward_validate(const ac_tensor *gradOut, const ac_tensor *input,
                                            const ac_tensor *weight, const ac_tensor *runningMean,
                                            const ac_tensor *runningVar, const ac_tensor *saveMean,
                                            const ac_tensor *saveInvstd, bool training,
                                            const ac_array *outputMask, const ac_tensor *gradInput,
                                            const ac_tensor *gradWeight, const ac_tensor *gradBias,
                                            size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_batch_norm_backward_kernels, [BATCH_NORM_BACKWARD_MODES]);

#endif
