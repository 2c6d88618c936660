/*
 * Generated from spec/reduction/min_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_MIN_DIM_H
#define AC_REDUCTION_MIN_DIM_H

#include "aclnnop/aclnn_min_dim.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_min_dim_validate(const ac_tensor *self, int64_t dim, bool keepdim,
                                const ac_tensor *out, const ac_tensor *indices);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_min_dim_kernels, [1]);

#endif
