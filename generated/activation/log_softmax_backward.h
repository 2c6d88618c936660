/*
 * Generated from spec/activation/log_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_LOG_SOFTMAX_BACKWARD_H
#define AC_ACTIVATION_LOG_SOFTMAX_BACKWARD_H

#include "aclnnop/aclnn_logsoftmax_backward.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_log_softmax_backward_validate(const ac_tensor *gradOutput, const ac_tensor *output,
                                             int64_t dim, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_log_softmax_backward_kernels, [1]);

#endif
