/*
 * Generated from spec/mathematics/log_add_exp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_LOG_ADD_EXP_H
#define AC_MATHEMATICS_LOG_ADD_EXP_H

#include "aclnnop/aclnn_logaddexp.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_log_add_exp_validate(const ac_tensor *self, const ac_tensor *other,
                                    const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_log_add_exp_kernels, [1]);

#endif
