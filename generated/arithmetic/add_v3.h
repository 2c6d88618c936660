/*
 * Generated from spec/arithmetic/add_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_ADD_V3_H
#define AC_ARITHMETIC_ADD_V3_H

#include "aclnnop/aclnn_add_v3.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct add_v3_attrs {
    double self;
    double alpha;
    int64_t self_integer;
    int64_t alpha_integer;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { ADD_V3_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_add_v3_validate(const ac_scalar *self, const ac_tensor *other,
                               const ac_scalar *alpha, const ac_tensor *out);
aclnnStatus ac_inplace_add_v3_validate(const ac_scalar *self, const ac_tensor *other,
                                       const ac_scalar *alpha);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_add_v3_kernels, [2 * ADD_V3_USUAL]);

#endif
