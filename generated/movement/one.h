/*
 * Generated from spec/movement/one.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_ONE_H
#define AC_MOVEMENT_ONE_H

#include "aclnnop/aclnn_ones.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_inplace_one_validate(const ac_tensor *selfRef);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_one_kernels, [1]);

#endif
