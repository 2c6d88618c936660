/*
 * Generated from spec/mathematics/tan.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_TAN_H
#define AC_MATHEMATICS_TAN_H

#include "aclnnop/aclnn_tan.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_tan_validate(const ac_tensor *self, const ac_tensor *out);
aclnnStatus ac_inplace_tan_validate(const ac_tensor *selfRef);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_tan_kernels, [1]);

#endif
