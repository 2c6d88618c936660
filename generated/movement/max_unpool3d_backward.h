/*
 * Generated from spec/movement/max_unpool3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_MAX_UNPOOL3D_BACKWARD_H
#define AC_MOVEMENT_MAX_UNPOOL3D_BACKWARD_H

#include "aclnnop/aclnn_max_unpool3d_backward.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_max_unpool3d_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                              const ac_tensor *indices, const ac_array *outputSize,
                                              const ac_array *stride, const ac_array *padding,
                                              const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_max_unpool3d_backward_kernels, [1]);

#endif
