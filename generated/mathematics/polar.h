/*
 * Generated from spec/mathematics/polar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_POLAR_H
#define AC_MATHEMATICS_POLAR_H

#include "aclnnop/aclnn_polar.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_polar_validate(const ac_tensor *input, const ac_tensor *angle, const ac_tensor *out,
                              ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_polar_kernels, [1]);

#endif
