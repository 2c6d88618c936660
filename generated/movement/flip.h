/*
 * Generated from spec/movement/flip.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_FLIP_H
#define AC_MOVEMENT_FLIP_H

#include "aclnnop/aclnn_flip.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_flip_validate(const ac_tensor *self, const ac_array *dims, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_flip_kernels, [1]);

#endif
