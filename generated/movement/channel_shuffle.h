/*
 * Generated from spec/movement/channel_shuffle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_CHANNEL_SHUFFLE_H
#define AC_MOVEMENT_CHANNEL_SHUFFLE_H

#include "aclnnop/aclnn_channel_shuffle.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_channel_shuffle_validate(const ac_tensor *self, int64_t groups, const ac_tensor *out,
                                        ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_channel_shuffle_kernels, [1]);

#endif
