/*
 * Generated from spec/movement/one_hot.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_ONE_HOT_H
#define AC_MOVEMENT_ONE_HOT_H

#include "aclnnop/aclnn_one_hot.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_one_hot_validate(const ac_tensor *self, int numClasses, const ac_tensor *onValue,
                                const ac_tensor *offValue, int64_t axis, const ac_tensor *out,
                                ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_one_hot_kernels, [1]);

#endif
