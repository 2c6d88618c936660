/*
 * Generated from spec/movement/index_fill.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_INDEX_FILL_H
#define AC_MOVEMENT_INDEX_FILL_H

#include "aclnnop/aclnn_index_fill.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_index_fill_validate(const ac_tensor *self, int64_t dim, const ac_tensor *index,
                                   const ac_scalar *value, const ac_tensor *out);
aclnnStatus ac_inplace_index_fill_validate(const ac_tensor *selfRef, int64_t dim,
                                           const ac_tensor *index, const ac_scalar *value);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_index_fill_kernels, [1]);

#endif
