/*
 * Generated from spec/logic/logical_xor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_LOGIC_LOGICAL_XOR_H
#define AC_LOGIC_LOGICAL_XOR_H

#include "aclnnop/aclnn_logical_xor.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_logical_xor_validate(const ac_tensor *self, const ac_tensor *other,
                                    const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_logical_xor_kernels, [1]);

#endif
