/*
 * Generated from spec/reduction/log_sum_exp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_LOG_SUM_EXP_H
#define AC_REDUCTION_LOG_SUM_EXP_H

#include "aclnnop/aclnn_logsumexp.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_log_sum_exp_validate(const ac_tensor *self, const ac_array *dim, bool keepDim,
                                    const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_log_sum_exp_kernels, [1]);

#endif
