/*
 * Generated from spec/mathematics/frac.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_FRAC_H
#define AC_MATHEMATICS_FRAC_H

#include "aclnnop/aclnn_frac.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_frac_validate(const ac_tensor *input, const ac_tensor *out);
aclnnStatus ac_inplace_frac_validate(const ac_tensor *inputRef);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_frac_kernels, [1]);

#endif
