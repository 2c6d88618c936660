/*
 * Generated from spec/movement/im2col.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_IM2COL_H
#define AC_MOVEMENT_IM2COL_H

#include "aclnnop/aclnn_im2col.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_im2col_validate(const ac_tensor *self, const ac_array *kernelSize,
                               const ac_array *dilation, const ac_array *padding,
                               const ac_array *stride, const ac_tensor *out, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_im2col_kernels, [1]);

#endif
