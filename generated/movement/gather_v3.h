/*
 * Generated from spec/movement/gather_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_GATHER_V3_H
#define AC_MOVEMENT_GATHER_V3_H

#include "aclnnop/aclnn_gather_v3.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The values of batchDims, in the order of the kernel tables. */
enum {
    GATHER_V3_BATCH_DIMS_NONE,
    GATHER_V3_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_gather_v3_validate(const ac_tensor *self, int64_t dim, const ac_tensor *index,
                                  int64_t batchDims, int64_t mode, const ac_tensor *out,
                                  size_t *kernel_mode, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_gather_v3_kernels, [GATHER_V3_MODES]);

#endif
