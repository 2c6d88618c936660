/*
 * Generated from spec/reduction/arg_min.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_ARG_MIN_H
#define AC_REDUCTION_ARG_MIN_H

#include "aclnnop/aclnn_argmin.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_arg_min_validate(const ac_tensor *self, int64_t dim, bool keepdim,
                                const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_arg_min_kernels, [1]);

#endif
