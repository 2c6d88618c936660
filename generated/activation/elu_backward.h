/*
 * Generated from spec/activation/elu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_ELU_BACKWARD_H
#define AC_ACTIVATION_ELU_BACKWARD_H

#include "aclnnop/aclnn_elu_backward.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct elu_backward_attrs {
    double alpha;
    double scale;
    double input_scale;
};

/* The values of isResult, in the order of the kernel tables. */
enum {
    ELU_BACKWARD_IS_RESULT_FALSE,
    ELU_BACKWARD_IS_RESULT_TRUE,
    ELU_BACKWARD_MODES,
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { ELU_BACKWARD_USUAL = ELU_BACKWARD_MODES };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_elu_backward_validate(const ac_tensor *gradOutput, const ac_scalar *alpha,
                                     const ac_scalar *scale, const ac_scalar *inputScale,
                                     bool isResult, const ac_tensor *selfOrResult,
                                     const ac_tensor *gradInput, size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_elu_backward_kernels, [2 * ELU_BACKWARD_USUAL]);

#endif
