/*
 * Generated from spec/invented/cleft.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_CLEFT_H
#define AC_INVENTED_CLEFT_H

#include "aclnnop/aclnn_cleft.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The values of form, in the order of the kernel tables. */
enum {
    CLEFT_PLAIN,
    CLEFT_SCALED,
    CLEFT_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_cleft_validate(const ac_tensor *grad, const ac_tensor *whole, int64_t dim,
                              bool woven, const char *form, const ac_tensor *out,
                              size_t *kernel_mode, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_cleft_kernels, [CLEFT_MODES]);

#endif
