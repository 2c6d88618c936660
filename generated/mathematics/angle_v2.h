/*
 * Generated from spec/mathematics/angle_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_ANGLE_V2_H
#define AC_MATHEMATICS_ANGLE_V2_H

#include "aclnnop/aclnn_angle_v2.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_angle_v2_validate(const ac_tensor *x, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_angle_v2_kernels, [1]);

#endif
