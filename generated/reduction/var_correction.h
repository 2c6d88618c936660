/*
 * Generated from spec/reduction/var_correction.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_VAR_CORRECTION_H
#define AC_REDUCTION_VAR_CORRECTION_H

#include "aclnnop/aclnn_var.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct var_correction_attrs {
    double correction;
    double count_of_self_over_dim;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_var_correction_validate(const ac_tensor *self, const ac_array *dim, bool keepdim,
                                       const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_var_correction_kernels, [1]);

#endif
