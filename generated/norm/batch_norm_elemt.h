/*
 * Generated from spec/norm/batch_norm_elemt.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_BATCH_NORM_ELEMT_H
#define AC_NORM_BATCH_NORM_ELEMT_H

#include "aclnnop/aclnn_batch_norm_elemt.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_batch_norm_elemt_validate(const ac_tensor *input, const ac_tensor *weight,
                                         const ac_tensor *bias, const ac_tensor *mean,
                                         const ac_tensor *invstd, const ac_tensor *output);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_batch_norm_elemt_kernels, [1]);

#endif
