/*
 * Generated from spec/reduction/amin.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_AMIN_H
#define AC_REDUCTION_AMIN_H

#include "aclnnop/aclnn_amin.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_amin_validate(const ac_tensor *self, const ac_array *dim, bool keepDim,
                             const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_amin_kernels, [1]);

#endif
