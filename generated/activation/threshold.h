/*
 * Generated from spec/activation/threshold.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_THRESHOLD_H
#define AC_ACTIVATION_THRESHOLD_H

#include "aclnnop/aclnn_threshold.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct threshold_attrs {
    double threshold;
    double value;
    int64_t threshold_integer;
    int64_t value_integer;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_threshold_validate(const ac_tensor *self, const ac_scalar *threshold,
                                  const ac_scalar *value, const ac_tensor *out);
aclnnStatus ac_inplace_threshold_validate(const ac_tensor *selfRef, const ac_scalar *threshold,
                                          const ac_scalar *value);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_threshold_kernels, [1]);

#endif
