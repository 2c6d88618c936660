/*
 * Generated from spec/mathematics/x_log_y_scalar_self.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_X_LOG_Y_SCALAR_SELF_H
#define AC_MATHEMATICS_X_LOG_Y_SCALAR_SELF_H

#include "aclnnop/aclnn_x_log_y_scalar_self.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct x_log_y_scalar_self_attrs {
    double self;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_x_log_y_scalar_self_validate(const ac_scalar *self, const ac_tensor *other,
                                            const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_x_log_y_scalar_self_kernels, [1]);

#endif
