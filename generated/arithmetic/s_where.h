/*
 * Generated from spec/arithmetic/s_where.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_S_WHERE_H
#define AC_ARITHMETIC_S_WHERE_H

#include "aclnnop/aclnn_s_where.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_s_where_validate(const ac_tensor *condition, const ac_tensor *self,
                                const ac_tensor *other, const ac_tensor *out,
                                ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_s_where_kernels, [1]);

#endif
