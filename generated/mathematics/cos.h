/*
 * Generated from spec/mathematics/cos.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_COS_H
#define AC_MATHEMATICS_COS_H

#include "aclnnop/aclnn_cos.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_cos_validate(const ac_tensor *input, const ac_tensor *out);
aclnnStatus ac_inplace_cos_validate(const ac_tensor *inputRef);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_cos_kernels, [1]);

#endif
