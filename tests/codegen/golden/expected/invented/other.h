/*
 * Generated from spec/invented/other.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_OTHER_H
#define AC_INVENTED_OTHER_H

#include "aclnnop/aclnn_other.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The values of form, in the order of the kernel tables. */
enum {
    OTHER_FORM_SQUARE,
    OTHER_FORM_PLAIN,
    OTHER_MODES,
};

/* Whether a call is well formed: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_other_validate(const ac_tensor *self, int64_t form, const ac_tensor *out,
                              size_t *kernel_mode);

/* The kernels, once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_other_kernels, [OTHER_MODES]);

#endif
