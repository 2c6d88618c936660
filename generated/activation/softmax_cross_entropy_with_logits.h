/*
 * Generated from spec/activation/softmax_cross_entropy_with_logits.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_SOFTMAX_CROSS_ENTROPY_WITH_LOGITS_H
#define AC_ACTIVATION_SOFTMAX_CROSS_ENTROPY_WITH_LOGITS_H

#include "aclnnop/aclnn_softmax_cross_entropy_with_logits.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_softmax_cross_entropy_with_logits_validate(const ac_tensor *features,
                                                          const ac_tensor *labels,
                                                          const ac_tensor *loss,
                                                          const ac_tensor *backprop);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_softmax_cross_entropy_with_logits_kernels, [1]);

#endif
