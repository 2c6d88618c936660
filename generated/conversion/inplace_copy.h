/*
 * Generated from spec/conversion/inplace_copy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONVERSION_INPLACE_COPY_H
#define AC_CONVERSION_INPLACE_COPY_H

#include "aclnnop/aclnn_copy.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_inplace_copy_validate(const ac_tensor *selfRef, const ac_tensor *src);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_inplace_copy_kernels, [1]);

#endif
