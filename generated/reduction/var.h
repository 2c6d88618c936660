/*
 * Generated from spec/reduction/var.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_REDUCTION_VAR_H
#define AC_REDUCTION_VAR_H

#include "aclnnop/aclnn_var.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct var_attrs {
    double count_of_self_over_dim;
};

/* The values of unbiased, in the order of the kernel tables. */
enum {
    VAR_UNBIASED_FALSE,
    VAR_UNBIASED_TRUE,
    VAR_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_var_validate(const ac_tensor *self, const ac_array *dim, bool unbiased, bool keepdim,
                            const ac_tensor *out, size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_var_kernels, [VAR_MODES]);

#endif
