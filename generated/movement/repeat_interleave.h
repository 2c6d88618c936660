/*
 * Generated from spec/movement/repeat_interleave.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_REPEAT_INTERLEAVE_H
#define AC_MOVEMENT_REPEAT_INTERLEAVE_H

#include "aclnnop/aclnn_repeat_interleave.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_repeat_interleave_validate(const ac_tensor *self, const ac_tensor *repeats,
                                          int64_t outputSize, const ac_tensor *out,
                                          ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_repeat_interleave_kernels, [1]);

#endif
