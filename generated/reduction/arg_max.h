/*
 * Generated from spec/reduction/arg_max.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_ARG_MAX_H
#define AC_REDUCTION_ARG_MAX_H

#include "aclnnop/aclnn_argmax.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_arg_max_validate(const ac_tensor *self, int64_t dim, bool keepdim,
                                const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_arg_max_kernels, [1]);

#endif
