/*
 * Generated from spec/activation/hardtanh_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_HARDTANH_BACKWARD_H
#define AC_ACTIVATION_HARDTANH_BACKWARD_H

#include "aclnnop/aclnn_hardtanh_backward.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct hardtanh_backward_attrs {
    double min;
    double max;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_hardtanh_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                          const ac_scalar *min, const ac_scalar *max,
                                          const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_hardtanh_backward_kernels, [1]);

#endif
