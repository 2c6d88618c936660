/*
 * Generated from spec/activation/masked_softmax_with_rel_pos_bias.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_MASKED_SOFTMAX_WITH_REL_POS_BIAS_H
#define AC_ACTIVATION_MASKED_SOFTMAX_WITH_REL_POS_BIAS_H

#include "aclnnop/aclnn_masked_softmax_with_rel_pos_bias.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct masked_softmax_with_rel_pos_bias_attrs {
    double scale_value;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_masked_softmax_with_rel_pos_bias_validate(const ac_tensor *x,
                                                         const ac_tensor *attenMaskOptional,
                                                         const ac_tensor *relativePosBias,
                                                         const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_masked_softmax_with_rel_pos_bias_kernels, [1]);

#endif
