/*
 * Generated from spec/arithmetic/masked_fill_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_MASKED_FILL_SCALAR_H
#define AC_ARITHMETIC_MASKED_FILL_SCALAR_H

#include "aclnnop/aclnn_masked_fill_scalar.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct masked_fill_scalar_attrs {
    double value;
    int64_t value_integer;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_inplace_masked_fill_scalar_validate(const ac_tensor *selfRef, const ac_tensor *mask,
                                                   const ac_scalar *value);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_masked_fill_scalar_kernels, [1]);

#endif
