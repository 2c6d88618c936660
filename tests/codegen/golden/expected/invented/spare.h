/*
 * Generated from spec/invented/spare.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_SPARE_H
#define AC_INVENTED_SPARE_H

#include "aclnnop/aclnn_other.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once, before the loop. */
struct spare_attrs {
    double scale;
};

/* The values of sure, in the order of the kernel tables. */
enum {
    SPARE_SURE_FALSE,
    SPARE_SURE_TRUE,
    SPARE_MODES,
};

/* Whether a call is well formed: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_spare_validate(const ac_tensor *self, const ac_tensor *kept, const ac_scalar *scale,
                              bool sure, const ac_tensor *out, size_t *kernel_mode);

/* The kernels, once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_spare_kernels, [SPARE_MODES]);

#endif
