/*
 * Generated from spec/reduction/global_average_pool.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_GLOBAL_AVERAGE_POOL_H
#define AC_REDUCTION_GLOBAL_AVERAGE_POOL_H

#include "aclnnop/aclnn_global_average_pool.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct global_average_pool_attrs {
    double count_of_self_over_inner;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_global_average_pool_validate(const ac_tensor *self, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_global_average_pool_kernels, [1]);

#endif
