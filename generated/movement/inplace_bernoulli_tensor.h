/*
 * Generated from spec/movement/inplace_bernoulli_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_INPLACE_BERNOULLI_TENSOR_H
#define AC_MOVEMENT_INPLACE_BERNOULLI_TENSOR_H

#include "aclnnop/aclnn_bernoulli.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_inplace_bernoulli_tensor_validate(const ac_tensor *selfRef, const ac_tensor *prob);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_inplace_bernoulli_tensor_kernels, [1]);

#endif
