/*
 * Generated from spec/reduction/any.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_ANY_H
#define AC_REDUCTION_ANY_H

#include "aclnnop/aclnn_any.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_any_validate(const ac_tensor *self, const ac_array *dim, bool keepdim,
                            const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_any_kernels, [1]);

#endif
