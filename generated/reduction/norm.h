/*
 * Generated from spec/reduction/norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_NORM_H
#define AC_REDUCTION_NORM_H

#include "aclnnop/aclnn_norm.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct norm_attrs {
    double p_scalar;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { NORM_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_norm_validate(const ac_tensor *self, const ac_scalar *pScalar, const ac_array *dim,
                             bool keepdim, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_norm_kernels, [2 * NORM_USUAL]);

#endif
