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

/* The scalars of a call, converted once, before the loop. */
struct rsubs_attrs {
    double other;
    double alpha;
    int64_t other_integer;
    int64_t alpha_integer;
};

/* Where the kernels for usual values of the scalars stand in the kernel tables. */
enum { RSUBS_USUAL = 1 };

/* Whether a call is well formed: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_rsubs_validate(const ac_tensor *self, const ac_scalar *other, const ac_scalar *alpha,
                              const ac_tensor *out);

/* The kernels, once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_rsubs_kernels, [2 * RSUBS_USUAL]);

#endif
