/*
 * Generated from spec/activation/ge_glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_GE_GLU_BACKWARD_H
#define AC_ACTIVATION_GE_GLU_BACKWARD_H

#include "aclnnop/aclnn_geglu_backward.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The values of approximate, in the order of the kernel tables. */
enum {
    GE_GLU_BACKWARD_APPROXIMATE_NONE,
    GE_GLU_BACKWARD_APPROXIMATE_TANH,
    GE_GLU_BACKWARD_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_ge_glu_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                        const ac_tensor *gelu, int64_t dim, int64_t approximate,
                                        const ac_tensor *gradInput, size_t *kernel_mode,
                                        ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_ge_glu_backward_kernels, [GE_GLU_BACKWARD_MODES]);

#endif
