/*
 * Generated from spec/arithmetic/lerps.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_LERPS_H
#define AC_ARITHMETIC_LERPS_H

#include "aclnnop/aclnn_lerp_scalar.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct lerps_attrs {
    double weight;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_lerps_validate(const ac_tensor *self, const ac_tensor *end, const ac_scalar *weight,
                              const ac_tensor *out, ac_shape *index_space);
aclnnStatus ac_inplace_lerps_validate(const ac_tensor *selfRef, const ac_tensor *end,
                                      const ac_scalar *weight, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_lerps_kernels, [1]);

#endif
