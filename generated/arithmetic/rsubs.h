/*
 * Generated from spec/arithmetic/rsubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_RSUBS_H
#define AC_ARITHMETIC_RSUBS_H

#include "aclnnop/aclnn_rsub.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct rsubs_attrs {
    double other;
    double alpha;
    int64_t other_integer;
    int64_t alpha_integer;
    ac_c128 other_complex;
    ac_c128 alpha_complex;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { RSUBS_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_rsubs_validate(const ac_tensor *self, const ac_scalar *other, const ac_scalar *alpha,
                              const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_rsubs_kernels, [2 * RSUBS_USUAL]);

#endif
