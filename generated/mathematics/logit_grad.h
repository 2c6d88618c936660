/*
 * Generated from spec/mathematics/logit_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_LOGIT_GRAD_H
#define AC_MATHEMATICS_LOGIT_GRAD_H

#include "aclnnop/aclnn_logit_grad.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct logit_grad_attrs {
    double eps;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_logit_grad_validate(const ac_tensor *x, const ac_tensor *dy, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_logit_grad_kernels, [1]);

#endif
