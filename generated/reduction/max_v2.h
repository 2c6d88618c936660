/*
 * Generated from spec/reduction/max_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_MAX_V2_H
#define AC_REDUCTION_MAX_V2_H

#include "aclnnop/aclnn_max_v2.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_max_v2_validate(const ac_tensor *self, const ac_array *dims, bool keepDims,
                               bool noopWithEmptyDims, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_max_v2_kernels, [1]);

#endif
