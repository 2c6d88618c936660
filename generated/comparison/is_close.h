/*
 * Generated from spec/comparison/is_close.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_COMPARISON_IS_CLOSE_H
#define AC_COMPARISON_IS_CLOSE_H

#include "aclnnop/aclnn_isclose.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct is_close_attrs {
    double rtol;
    double atol;
};

/* The values of equalNan, in the order of the kernel tables. */
enum {
    IS_CLOSE_EQUAL_NAN_FALSE,
    IS_CLOSE_EQUAL_NAN_TRUE,
    IS_CLOSE_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_is_close_validate(const ac_tensor *self, const ac_tensor *other, bool equalNan,
                                 const ac_tensor *out, size_t *kernel_mode, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_is_close_kernels, [IS_CLOSE_MODES]);

#endif
