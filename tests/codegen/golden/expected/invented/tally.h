/*
 * Generated from spec/invented/tally.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_TALLY_H
#define AC_INVENTED_TALLY_H

#include "aclnnop/aclnn_tally.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_tally_validate(const ac_tensor *self, const ac_tensor *counts, int64_t dim,
                              const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_tally_kernels, [1]);

#endif
