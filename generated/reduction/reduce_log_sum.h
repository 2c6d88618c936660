/*
 * Generated from spec/reduction/reduce_log_sum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_REDUCE_LOG_SUM_H
#define AC_REDUCTION_REDUCE_LOG_SUM_H

#include "aclnnop/aclnn_reduce_log_sum.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_reduce_log_sum_validate(const ac_tensor *data, const ac_array *axes, bool keepDims,
                                       bool noopWithEmptyAxes, const ac_tensor *reduce);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_reduce_log_sum_kernels, [1]);

#endif
