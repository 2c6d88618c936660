/*
 * Generated from spec/invented/whole.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_WHOLE_H
#define AC_INVENTED_WHOLE_H

#include "aclnnop/aclnn_whole.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once, before the loop. */
struct whole_attrs {
    double low;
    double step;
    double most;
    int64_t low_integer;
    int64_t step_integer;
    int64_t most_integer;
};

/* The values of form, in the order of the kernel tables. */
enum {
    WHOLE_KEPT,
    WHOLE_TURNED,
    WHOLE_MODES,
};

/* Whether a call is well formed: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_whole_validate(const ac_tensor *self, const ac_tensor *other, const ac_scalar *low,
                              const ac_scalar *step, const char *form, const ac_tensor *out,
                              const ac_tensor *twice, size_t *kernel_mode);

/* The kernels, once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_whole_kernels, [WHOLE_MODES]);

#endif
