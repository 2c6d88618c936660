/*
 * Generated from spec/activation/ge_glu_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_GE_GLU_V3_H
#define AC_ACTIVATION_GE_GLU_V3_H

#include "aclnnop/aclnn_geglu.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The values of approximate, in the order of the kernel tables. */
enum {
    GE_GLU_V3_APPROXIMATE_NONE,
    GE_GLU_V3_APPROXIMATE_TANH,
    GE_GLU_V3_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_ge_glu_v3_validate(const ac_tensor *self, int64_t dim, int64_t approximate,
                                  const ac_tensor *out, const ac_tensor *outGelu,
                                  size_t *kernel_mode, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_ge_glu_v3_kernels, [GE_GLU_V3_MODES]);

#endif
