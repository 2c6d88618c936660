/*
 * Generated from spec/invented/mingle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_MINGLE_H
#define AC_INVENTED_MINGLE_H

#include "aclnnop/aclnn_mingle.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The values of form, in the order of the kernel tables. */
enum {
    MINGLE_SUM,
    MINGLE_SOFT,
    MINGLE_MODES,
};

/* Whether a call is well formed: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_mingle_validate(const ac_tensor *first, const ac_tensor *second, const char *form,
                               const ac_tensor *out, size_t *kernel_mode, ac_shape *index_space);

/* The kernels, once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_mingle_kernels, [MINGLE_MODES]);

#endif
