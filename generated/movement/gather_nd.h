/*
 * Generated from spec/movement/gather_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_GATHER_ND_H
#define AC_MOVEMENT_GATHER_ND_H

#include "aclnnop/aclnn_gather_nd.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_gather_nd_validate(const ac_tensor *self, const ac_tensor *indices,
                                  const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_gather_nd_kernels, [1]);

#endif
