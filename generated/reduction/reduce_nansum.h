/*
 * Generated from spec/reduction/reduce_nansum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_REDUCE_NANSUM_H
#define AC_REDUCTION_REDUCE_NANSUM_H

#include "aclnnop/aclnn_reduce_nansum.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_reduce_nansum_validate(const ac_tensor *self, const ac_array *dim, bool keepDim,
                                      aclDataType dtype, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_reduce_nansum_kernels, [1]);

#endif
