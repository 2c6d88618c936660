/*
 * Generated from spec/norm/batch_norm_reduce_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_BATCH_NORM_REDUCE_BACKWARD_H
#define AC_NORM_BATCH_NORM_REDUCE_BACKWARD_H

#include "aclnnop/aclnn_batch_norm_backward_reduce.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_batch_norm_reduce_backward_validate(
    const ac_tensor *gradOut, const ac_tensor *input, const ac_tensor *mean,
    const ac_tensor *invstd, bool inputG, bool weightG, bool biasG, const ac_tensor *sumDy,
    const ac_tensor *sumDyXmu, const ac_tensor *gradWeight, const ac_tensor *gradBias);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_batch_norm_reduce_backward_kernels, [1]);

#endif
