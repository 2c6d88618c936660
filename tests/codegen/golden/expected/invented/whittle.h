/*
 * Generated from spec/invented/whittle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_WHITTLE_H
#define AC_INVENTED_WHITTLE_H

#include "aclnnop/aclnn_whittle.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Whether a call is well formed: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_whittle_validate(const ac_tensor *self, const ac_tensor *share,
                                const ac_tensor *out);
aclnnStatus ac_inplace_whittle_validate(const ac_tensor *selfRef, const ac_tensor *share);

/* The kernels, once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_whittle_kernels, [1]);

#endif
