/*
 * Generated from spec/comparison/is_inf.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_COMPARISON_IS_INF_H
#define AC_COMPARISON_IS_INF_H

#include "aclnnop/aclnn_is_inf.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_is_inf_validate(const ac_tensor *x, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_is_inf_kernels, [1]);

#endif
