/*
 * Generated from spec/reduction/mean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_MEAN_H
#define AC_REDUCTION_MEAN_H

#include "aclnnop/aclnn_mean.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct mean_attrs {
    double count_of_self_over_dim;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_mean_validate(const ac_tensor *self, const ac_array *dim, bool keepDim,
                             aclDataType dtype, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_mean_kernels, [1]);

#endif
