/*
 * Generated from spec/movement/diag_flat.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_DIAG_FLAT_H
#define AC_MOVEMENT_DIAG_FLAT_H

#include "aclnnop/aclnn_diag_flat.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_diag_flat_validate(const ac_tensor *self, int64_t diagonal, const ac_tensor *out,
                                  ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_diag_flat_kernels, [1]);

#endif
