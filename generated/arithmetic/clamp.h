/*
 * Generated from spec/arithmetic/clamp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_CLAMP_H
#define AC_ARITHMETIC_CLAMP_H

#include "aclnnop/aclnn_clamp.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct clamp_attrs {
    double clip_value_min;
    double clip_value_max;
    int64_t clip_value_min_integer;
    int64_t clip_value_max_integer;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_clamp_validate(const ac_tensor *self, const ac_scalar *clipValueMin,
                              const ac_scalar *clipValueMax, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_clamp_kernels, [1]);

#endif
