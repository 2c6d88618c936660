/*
 * Generated from spec/invented/ledger.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_LEDGER_H
#define AC_INVENTED_LEDGER_H

#include "aclnnop/aclnn_ledger.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Whether a call is well formed: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_ledger_validate(const ac_tensor *self, int64_t dim, const ac_tensor *counts,
                               const ac_tensor *out, ac_shape *index_space);

/* The kernels, once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_ledger_kernels, [1]);

#endif
