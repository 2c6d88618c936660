/*
 * Generated from spec/norm/batch_norm_reduce.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_BATCH_NORM_REDUCE_H
#define AC_NORM_BATCH_NORM_REDUCE_H

#include "aclnnop/aclnn_batch_norm_reduce.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_batch_norm_reduce_validate(const ac_tensor *x, const ac_tensor *sum,
                                          const ac_tensor *squareSum);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_batch_norm_reduce_kernels, [1]);

#endif
