/*
 * Generated from spec/contraction/gemm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_GEMM_H
#define AC_CONTRACTION_GEMM_H

#include "aclnnop/aclnn_gemm.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_gemm_validate(const ac_tensor *A, const ac_tensor *B, const ac_tensor *C,
                             int64_t transA, int64_t transB, const ac_tensor *out,
                             int8_t cubeMathType, ac_shape *index_space);

#endif
