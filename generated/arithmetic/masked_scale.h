/*
 * Generated from spec/arithmetic/masked_scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_MASKED_SCALE_H
#define AC_ARITHMETIC_MASKED_SCALE_H

#include "aclnnop/aclnn_masked_scale.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct masked_scale_attrs {
    double scale;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_masked_scale_validate(const ac_tensor *self, const ac_tensor *mask,
                                     const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_masked_scale_kernels, [1]);

#endif
