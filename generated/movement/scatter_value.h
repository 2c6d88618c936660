/*
 * Generated from spec/movement/scatter_value.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_SCATTER_VALUE_H
#define AC_MOVEMENT_SCATTER_VALUE_H

#include "aclnnop/aclnn_scatter.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The values of reduce, in the order of the kernel tables. */
enum {
    SCATTER_VALUE_REDUCE_REPLACE,
    SCATTER_VALUE_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_scatter_value_validate(const ac_tensor *self, int64_t dim, const ac_tensor *index,
                                      const ac_scalar *value, int64_t reduce, const ac_tensor *out,
                                      size_t *kernel_mode);
aclnnStatus ac_inplace_scatter_value_validate(const ac_tensor *selfRef, int64_t dim,
                                              const ac_tensor *index, const ac_scalar *value,
                                              int64_t reduce, size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_scatter_value_kernels, [SCATTER_VALUE_MODES]);

#endif
