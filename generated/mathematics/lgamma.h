/*
 * Generated from spec/mathematics/lgamma.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_LGAMMA_H
#define AC_MATHEMATICS_LGAMMA_H

#include "aclnnop/aclnn_lgamma.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_lgamma_validate(const ac_tensor *self, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_lgamma_kernels, [1]);

#endif
