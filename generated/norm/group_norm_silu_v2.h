/*
 * Generated from spec/norm/group_norm_silu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_GROUP_NORM_SILU_V2_H
#define AC_NORM_GROUP_NORM_SILU_V2_H

#include "aclnnop/aclnn_group_norm_silu.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct group_norm_silu_v2_attrs {
    double eps;
    double count_of_self_over_group;
};

/* The values of activateSilu, in the order of the kernel tables. */
enum {
    GROUP_NORM_SILU_V2_ACTIVATE_SILU_FALSE,
    GROUP_NORM_SILU_V2_ACTIVATE_SILU_TRUE,
    GROUP_NORM_SILU_V2_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_group_norm_silu_v2_validate(const ac_tensor *self, const ac_tensor *gamma,
                                           const ac_tensor *beta, int64_t group, double eps,
                                           bool activateSilu, const ac_tensor *out,
                                           const ac_tensor *meanOut, const ac_tensor *rstdOut,
                                           size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_group_norm_silu_v2_kernels, [GROUP_NORM_SILU_V2_MODES]);

#endif
