/*
 * Generated from spec/norm/instance_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_INSTANCE_NORM_H
#define AC_NORM_INSTANCE_NORM_H

#include "aclnnop/aclnn_instance_norm.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct instance_norm_attrs {
    double eps;
    double count_of_x_over_inner;
};

/* The values of dataFormat, in the order of the kernel tables. */
enum {
    INSTANCE_NORM_NCHW,
    INSTANCE_NORM_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_instance_norm_validate(const ac_tensor *x, const ac_tensor *gamma,
                                      const ac_tensor *beta, const char *dataFormat,
                                      const ac_tensor *y, const ac_tensor *mean,
                                      const ac_tensor *variance, size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_instance_norm_kernels, [INSTANCE_NORM_MODES]);

#endif
