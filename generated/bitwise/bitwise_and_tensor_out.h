/*
 * Generated from spec/bitwise/bitwise_and_tensor_out.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_BITWISE_BITWISE_AND_TENSOR_OUT_H
#define AC_BITWISE_BITWISE_AND_TENSOR_OUT_H

#include "aclnnop/aclnn_bitwiseand.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_bitwise_and_tensor_out_validate(const ac_tensor *self, const ac_tensor *other,
                                               const ac_tensor *out, ac_shape *index_space);
aclnnStatus ac_inplace_bitwise_and_tensor_out_validate(const ac_tensor *self,
                                                       const ac_tensor *other,
                                                       ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_bitwise_and_tensor_out_kernels, [1]);

#endif
