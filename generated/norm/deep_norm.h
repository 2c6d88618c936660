/*
 * Generated from spec/norm/deep_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_DEEP_NORM_H
#define AC_NORM_DEEP_NORM_H

#include "aclnnop/aclnn_deep_norm.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct deep_norm_attrs {
    double alpha;
    double epsilon;
    double count_of_x_over_gamma;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_deep_norm_validate(const ac_tensor *x, const ac_tensor *gx, const ac_tensor *beta,
                                  const ac_tensor *gamma, const ac_tensor *meanOut,
                                  const ac_tensor *rstdOut, const ac_tensor *yOut);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_deep_norm_kernels, [1]);

#endif
