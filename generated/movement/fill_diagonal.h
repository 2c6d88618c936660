/*
 * Generated from spec/movement/fill_diagonal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_FILL_DIAGONAL_H
#define AC_MOVEMENT_FILL_DIAGONAL_H

#include "aclnnop/aclnn_fill_diagonal.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_inplace_fill_diagonal_validate(const ac_tensor *selfRef, const ac_scalar *fillValue);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_fill_diagonal_kernels, [1]);

#endif
