/*
 * Generated from spec/mathematics/x_log_y_scalar_other.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_X_LOG_Y_SCALAR_OTHER_H
#define AC_MATHEMATICS_X_LOG_Y_SCALAR_OTHER_H

#include "aclnnop/aclnn_x_log_y_scalar_other.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct x_log_y_scalar_other_attrs {
    double other;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_x_log_y_scalar_other_validate(const ac_tensor *self, const ac_scalar *other,
                                             const ac_tensor *out);
aclnnStatus ac_inplace_x_log_y_scalar_other_validate(const ac_tensor *selfRef,
                                                     const ac_scalar *other);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_x_log_y_scalar_other_kernels, [1]);

#endif
