/*
 * Generated from spec/contraction/addr.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_ADDR_H
#define AC_CONTRACTION_ADDR_H

#include "aclnnop/aclnn_addr.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct addr_attrs {
    double beta_optional;
    double alpha_optional;
    int64_t beta_optional_integer;
    int64_t alpha_optional_integer;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { ADDR_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_addr_validate(const ac_tensor *self, const ac_tensor *vec1, const ac_tensor *vec2,
                             const ac_scalar *betaOptional, const ac_scalar *alphaOptional,
                             const ac_tensor *out, ac_shape *index_space);
aclnnStatus ac_inplace_addr_validate(const ac_tensor *selfRef, const ac_tensor *vec1,
                                     const ac_tensor *vec2, const ac_scalar *betaOptional,
                                     const ac_scalar *alphaOptional, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_addr_kernels, [2 * ADDR_USUAL]);

#endif
