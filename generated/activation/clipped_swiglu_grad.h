/*
 * Generated from spec/activation/clipped_swiglu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_CLIPPED_SWIGLU_GRAD_H
#define AC_ACTIVATION_CLIPPED_SWIGLU_GRAD_H

#include "aclnnop/aclnn_clipped_swiglu_grad.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct clipped_swiglu_grad_attrs {
    double alpha;
    double limit;
    double bias;
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_clipped_swiglu_grad_validate(const ac_tensor *gradY, const ac_tensor *x,
                                            const ac_tensor *groupIndexOptional, int64_t dim,
                                            double limit, bool interleaved,
                                            const ac_tensor *gradXOut, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_clipped_swiglu_grad_kernels, [1]);

#endif
