/*
 * Generated from spec/mathematics/digamma.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_DIGAMMA_H
#define AC_MATHEMATICS_DIGAMMA_H

#include "aclnnop/aclnn_digamma.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_digamma_validate(const ac_tensor *self, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_digamma_kernels, [1]);

#endif
