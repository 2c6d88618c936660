/*
 * Generated from spec/norm/ada_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_ADA_LAYER_NORM_H
#define AC_NORM_ADA_LAYER_NORM_H

#include "aclnnop/aclnn_ada_layer_norm.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct ada_layer_norm_attrs {
    double epsilon;
    double count_of_x_over_1;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_ada_layer_norm_validate(const ac_tensor *x, const ac_tensor *scale,
                                       const ac_tensor *shift, const ac_tensor *weightOptional,
                                       const ac_tensor *biasOptional, const ac_tensor *out);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_ada_layer_norm_kernels, [1]);

#endif
