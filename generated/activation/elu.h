/*
 * Generated from spec/activation/elu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_ELU_H
#define AC_ACTIVATION_ELU_H

#include "aclnnop/aclnn_elu.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct elu_attrs {
    double alpha;
    double scale;
    double input_scale;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { ELU_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_elu_validate(const ac_tensor *self, const ac_scalar *alpha, const ac_scalar *scale,
                            const ac_scalar *inputScale, const ac_tensor *out);
aclnnStatus ac_inplace_elu_validate(const ac_tensor *selfRef, const ac_scalar *alpha,
                                    const ac_scalar *scale, const ac_scalar *inputScale);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_elu_kernels, [2 * ELU_USUAL]);

#endif
