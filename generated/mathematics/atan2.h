/*
 * Generated from spec/mathematics/atan2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_ATAN2_H
#define AC_MATHEMATICS_ATAN2_H

#include "aclnnop/aclnn_atan2.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_atan2_validate(const ac_tensor *self, const ac_tensor *other, const ac_tensor *out,
                              ac_shape *index_space);
aclnnStatus ac_inplace_atan2_validate(const ac_tensor *selfRef, const ac_tensor *other,
                                      ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_atan2_kernels, [1]);

#endif
