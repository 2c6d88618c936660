/*
 * Generated from spec/invented/switch.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_SWITCH_H
#define AC_INVENTED_SWITCH_H

#include "aclnnop/aclnn_switch.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The values of mode, in the order of the kernel tables. */
enum {
    SWITCH_MODE_FALSE,
    SWITCH_MODE_TRUE,
    SWITCH_MODES,
};

/* Whether a call is well formed: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_switch_validate(const ac_tensor *space, bool mode, const ac_tensor *op,
                               size_t *kernel_mode);

/* The kernels, once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_switch_kernels, [SWITCH_MODES]);

#endif
