/*
 * Generated from spec/mathematics/atan.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_ATAN_H
#define AC_MATHEMATICS_ATAN_H

#include "aclnnop/aclnn_atan.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_atan_validate(const ac_tensor *input, const ac_tensor *out);
aclnnStatus ac_inplace_atan_validate(const ac_tensor *inputRef);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_atan_kernels, [1]);

#endif
