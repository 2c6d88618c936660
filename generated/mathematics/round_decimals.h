/*
 * Generated from spec/mathematics/round_decimals.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_ROUND_DECIMALS_H
#define AC_MATHEMATICS_ROUND_DECIMALS_H

#include "aclnnop/aclnn_round.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct round_decimals_attrs {
    double decimals;
    int64_t decimals_integer;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_round_decimals_validate(const ac_tensor *self, const ac_tensor *out);
aclnnStatus ac_inplace_round_decimals_validate(const ac_tensor *selfRef);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_round_decimals_kernels, [1]);

#endif
