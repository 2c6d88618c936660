/*
 * Generated from spec/norm/batch_norm_stats.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_BATCH_NORM_STATS_H
#define AC_NORM_BATCH_NORM_STATS_H

#include "aclnnop/aclnn_batch_norm_stats.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct batch_norm_stats_attrs {
    double eps;
    double count_of_input_over_channel;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_batch_norm_stats_validate(const ac_tensor *input, const ac_tensor *mean,
                                         const ac_tensor *invstd);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_batch_norm_stats_kernels, [1]);

#endif
