/*
 * Generated from spec/norm/group_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_GROUP_NORM_BACKWARD_H
#define AC_NORM_GROUP_NORM_BACKWARD_H

#include "aclnnop/aclnn_group_norm_backward.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct group_norm_backward_attrs {
    double count_of_input_over_group;
};

/* The row of the kernel tables with the first kernel of rows; those before are of points that share
 * an element. */
enum { GROUP_NORM_BACKWARD_ROWS = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_group_norm_backward_validate(const ac_tensor *gradOut, const ac_tensor *input,
                                            const ac_tensor *mean, const ac_tensor *rstd,
                                            const ac_tensor *gamma, int64_t N, int64_t C,
                                            int64_t HxW, int64_t group, const ac_array *outputMask,
                                            const ac_tensor *gradInput,
                                            const ac_tensor *gradGammaOut,
                                            const ac_tensor *gradBetaOut);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_group_norm_backward_kernels, [2 * GROUP_NORM_BACKWARD_ROWS]);

#endif
