/*
 * Generated from spec/arithmetic/add.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_ADD_H
#define AC_ARITHMETIC_ADD_H

#include "aclnnop/aclnn_add.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct add_attrs {
    double alpha;
    int64_t alpha_integer;
    ac_c128 alpha_complex;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { ADD_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_add_validate(const ac_tensor *self, const ac_tensor *other, const ac_scalar *alpha,
                            const ac_tensor *out, ac_shape *index_space);
aclnnStatus ac_inplace_add_validate(const ac_tensor *selfRef, const ac_tensor *other,
                                    const ac_scalar *alpha, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_add_kernels, [2 * ADD_USUAL]);

#endif
