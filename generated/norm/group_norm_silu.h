/*
 * Generated from spec/norm/group_norm_silu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_GROUP_NORM_SILU_H
#define AC_NORM_GROUP_NORM_SILU_H

#include "aclnnop/aclnn_group_norm_silu.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct group_norm_silu_attrs {
    double eps;
    double count_of_self_over_group;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_group_norm_silu_validate(const ac_tensor *self, const ac_tensor *gamma,
                                        const ac_tensor *beta, int64_t group, double eps,
                                        const ac_tensor *out, const ac_tensor *meanOut,
                                        const ac_tensor *rstdOut);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_group_norm_silu_kernels, [1]);

#endif
