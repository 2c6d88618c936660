/*
 * Generated from spec/mathematics/sinc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_SINC_H
#define AC_MATHEMATICS_SINC_H

#include "aclnnop/aclnn_sinc.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_sinc_validate(const ac_tensor *self, const ac_tensor *out);
aclnnStatus ac_inplace_sinc_validate(const ac_tensor *selfRef);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_sinc_kernels, [1]);

#endif
