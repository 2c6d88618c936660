/*
 * Generated from spec/comparison/equal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_COMPARISON_EQUAL_H
#define AC_COMPARISON_EQUAL_H

#include "aclnnop/aclnn_equal.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_equal_validate(const ac_tensor *self, const ac_tensor *other, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_equal_kernels, [1]);

#endif
