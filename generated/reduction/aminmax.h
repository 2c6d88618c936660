/*
 * Generated from spec/reduction/aminmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_AMINMAX_H
#define AC_REDUCTION_AMINMAX_H

#include "aclnnop/aclnn_aminmax.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_aminmax_validate(const ac_tensor *self, const ac_array *dim, bool keepDim,
                                const ac_tensor *minOut, const ac_tensor *maxOut);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_aminmax_kernels, [1]);

#endif
