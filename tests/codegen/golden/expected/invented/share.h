/*
 * Generated from spec/invented/share.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_SHARE_H
#define AC_INVENTED_SHARE_H

#include "aclnnop/aclnn_share.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once, before the loop. */
struct share_attrs {
    double factor;
};

/* Whether a call is well formed: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_share_validate(const ac_tensor *self, const ac_scalar *factor, int64_t dim,
                              const ac_tensor *out, const ac_tensor *below);

/* The kernels, once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_share_kernels, [1]);

#endif
