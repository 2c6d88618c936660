/*
 * Generated from spec/mathematics/nan_to_num.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_NAN_TO_NUM_H
#define AC_MATHEMATICS_NAN_TO_NUM_H

#include "aclnnop/aclnn_nan_to_num.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct nan_to_num_attrs {
    double nan;
    double posinf;
    double neginf;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_nan_to_num_validate(const ac_tensor *self, const ac_tensor *out);
aclnnStatus ac_inplace_nan_to_num_validate(const ac_tensor *selfRef);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_nan_to_num_kernels, [1]);

#endif
