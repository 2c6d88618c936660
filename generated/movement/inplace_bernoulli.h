/*
 * Generated from spec/movement/inplace_bernoulli.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_INPLACE_BERNOULLI_H
#define AC_MOVEMENT_INPLACE_BERNOULLI_H

#include "aclnnop/aclnn_bernoulli.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct inplace_bernoulli_attrs {
    double prob;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_inplace_bernoulli_validate(const ac_tensor *selfRef, const ac_scalar *prob);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_inplace_bernoulli_kernels, [1]);

#endif
