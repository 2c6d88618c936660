/*
 * Generated from spec/logic/logical_not.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_LOGIC_LOGICAL_NOT_H
#define AC_LOGIC_LOGICAL_NOT_H

#include "aclnnop/aclnn_logical_not.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_logical_not_validate(const ac_tensor *self, const ac_tensor *out);
aclnnStatus ac_inplace_logical_not_validate(const ac_tensor *selfRef);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_logical_not_kernels, [1]);

#endif
