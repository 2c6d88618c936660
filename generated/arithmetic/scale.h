/*
 * Generated from spec/arithmetic/scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_SCALE_H
#define AC_ARITHMETIC_SCALE_H

#include "aclnnop/aclnn_scale.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_scale_validate(const ac_tensor *x, const ac_tensor *scale, const ac_tensor *bias,
                              int64_t axis, int64_t numAxes, bool scaleFromBlob,
                              const ac_tensor *y);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_scale_kernels, [1]);

#endif
