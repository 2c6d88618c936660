/*
 * Generated from spec/activation/situ_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_SITU_GLU_H
#define AC_ACTIVATION_SITU_GLU_H

#include "aclnnop/aclnn_situ_glu.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct situ_glu_attrs {
    double beta;
    double linear_beta;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_situ_glu_validate(const ac_tensor *x, int64_t dim, const ac_tensor *out,
                                 ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_situ_glu_kernels, [1]);

#endif
