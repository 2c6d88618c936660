/*
 * Generated from spec/reduction/std.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_STD_H
#define AC_REDUCTION_STD_H

#include "aclnnop/aclnn_std.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct std_attrs {
    double correction;
    double count_of_self_over_dim;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_std_validate(const ac_tensor *self, const ac_array *dim, bool keepdim,
                            const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_std_kernels, [1]);

#endif
