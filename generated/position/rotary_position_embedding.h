/*
 * Generated from spec/position/rotary_position_embedding.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_POSITION_ROTARY_POSITION_EMBEDDING_H
#define AC_POSITION_ROTARY_POSITION_EMBEDDING_H

#include "aclnnop/aclnn_rotary_position_embedding.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_rotary_position_embedding_validate(const ac_tensor *x, const ac_tensor *cos,
                                                  const ac_tensor *sin, int64_t mode,
                                                  const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_rotary_position_embedding_kernels, [1]);

#endif
