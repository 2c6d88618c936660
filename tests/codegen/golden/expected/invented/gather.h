/*
 * Generated from spec/invented/gather.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_GATHER_H
#define AC_INVENTED_GATHER_H

#include "aclnnop/aclnn_gather.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once, before the loop. */
struct gather_attrs {
    double bias;
};

/* The values of flag and level, in the order of the kernel tables. */
enum {
    GATHER_FLAG_TRUE_LEVEL_LOW,
    GATHER_FLAG_TRUE_LEVEL_HIGH,
    GATHER_FLAG_FALSE_LEVEL_LOW,
    GATHER_FLAG_FALSE_LEVEL_HIGH,
    GATHER_MODES,
};

/* Whether a call is well formed: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_gather_validate(const ac_tensor *grad, const ac_tensor *self,
                               const ac_tensor *weight, bool flag, int64_t level,
                               const ac_scalar *bias, const ac_tensor *value,
                               const ac_tensor *total, size_t *kernel_mode);

/* The kernels, once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_gather_kernels, [GATHER_MODES]);

#endif
