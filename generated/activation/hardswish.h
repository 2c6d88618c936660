/*
 * Generated from spec/activation/hardswish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_HARDSWISH_H
#define AC_ACTIVATION_HARDSWISH_H

#include "aclnnop/aclnn_hardswish.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_hardswish_validate(const ac_tensor *self, const ac_tensor *out);
aclnnStatus ac_inplace_hardswish_validate(const ac_tensor *self);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_hardswish_kernels, [1]);

#endif
