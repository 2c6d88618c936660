/*
 * Generated from spec/reduction/linalg_vector_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_LINALG_VECTOR_NORM_H
#define AC_REDUCTION_LINALG_VECTOR_NORM_H

#include "aclnnop/aclnn_linalg_vector_norm.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct linalg_vector_norm_attrs {
    double ord;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { LINALG_VECTOR_NORM_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_linalg_vector_norm_validate(const ac_tensor *self, const ac_scalar *ord,
                                           const ac_array *dims, bool keepDims, aclDataType dtype,
                                           const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_linalg_vector_norm_kernels, [2 * LINALG_VECTOR_NORM_USUAL]);

#endif
