/*
 * Generated from spec/contraction/trans_matmul_weight.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_TRANS_MATMUL_WEIGHT_H
#define AC_CONTRACTION_TRANS_MATMUL_WEIGHT_H

#include "aclnnop/aclnn_trans_matmul_weight.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_trans_matmul_weight_validate(const ac_tensor *mmWeightRef);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_trans_matmul_weight_kernels, [1]);

#endif
