/*
 * Generated from spec/invented/crest.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_CREST_H
#define AC_INVENTED_CREST_H

#include "aclnnop/aclnn_crest.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct crest_attrs {
    double factor;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_crest_validate(const ac_tensor *self, const ac_scalar *factor, int64_t dim,
                              const ac_tensor *most, const ac_tensor *below);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_crest_kernels, [1]);

#endif
