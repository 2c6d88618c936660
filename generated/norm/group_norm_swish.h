/*
 * Generated from spec/norm/group_norm_swish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_GROUP_NORM_SWISH_H
#define AC_NORM_GROUP_NORM_SWISH_H

#include "aclnnop/aclnn_group_norm_swish.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct group_norm_swish_attrs {
    double eps;
    double swish_scale;
    double count_of_x_over_num_groups;
};

/* The values of dataFormatOptional and activateSwish, in the order of the kernel tables. */
enum {
    GROUP_NORM_SWISH_NCHW_ACTIVATE_SWISH_FALSE,
    GROUP_NORM_SWISH_NCHW_ACTIVATE_SWISH_TRUE,
    GROUP_NORM_SWISH_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_group_norm_swish_validate(const ac_tensor *x, const ac_tensor *gamma,
                                         const ac_tensor *beta, int64_t numGroups,
                                         const char *dataFormatOptional, bool activateSwish,
                                         const ac_tensor *yOut, const ac_tensor *meanOut,
                                         const ac_tensor *rstdOut, size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_group_norm_swish_kernels, [GROUP_NORM_SWISH_MODES]);

#endif
