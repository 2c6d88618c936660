/*
 * Generated from spec/norm/add_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_ADD_LAYER_NORM_H
#define AC_NORM_ADD_LAYER_NORM_H

#include "aclnnop/aclnn_add_layer_norm.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct add_layer_norm_attrs {
    double epsilon;
    double count_of_x1_over_gamma;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_add_layer_norm_validate(const ac_tensor *x1, const ac_tensor *x2,
                                       const ac_tensor *gamma, const ac_tensor *beta,
                                       const ac_tensor *biasOptional, bool additionalOutput,
                                       const ac_tensor *yOut, const ac_tensor *meanOut,
                                       const ac_tensor *rstdOut, const ac_tensor *xOut);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_add_layer_norm_kernels, [1]);

#endif
