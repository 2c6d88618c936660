/*
 * Generated from spec/reduction/all.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_ALL_H
#define AC_REDUCTION_ALL_H

#include "aclnnop/aclnn_all.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_all_validate(const ac_tensor *self, const ac_array *dim, bool keepdim,
                            const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_all_kernels, [1]);

#endif
