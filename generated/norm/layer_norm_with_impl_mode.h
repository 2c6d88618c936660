/*
 * Generated from spec/norm/layer_norm_with_impl_mode.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_LAYER_NORM_WITH_IMPL_MODE_H
#define AC_NORM_LAYER_NORM_WITH_IMPL_MODE_H

#include "aclnnop/aclnn_layer_norm.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct layer_norm_with_impl_mode_attrs {
    double eps;
    double count_of_input_over_normalized_shape;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_layer_norm_with_impl_mode_validate(
    const ac_tensor *input, const ac_array *normalizedShape, const ac_tensor *weightOptional,
    const ac_tensor *biasOptional, const ac_tensor *out, const ac_tensor *meanOutOptional,
    const ac_tensor *rstdOutOptional, int32_t implMode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_layer_norm_with_impl_mode_kernels, [1]);

#endif
