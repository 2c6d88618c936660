/*
 * Generated from spec/activation/clipped_swiglu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ACTIVATION_CLIPPED_SWIGLU_V2_H
#define AC_ACTIVATION_CLIPPED_SWIGLU_V2_H

#include "aclnnop/aclnn_clipped_swiglu_v2.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct clipped_swiglu_v2_attrs {
    double alpha;
    double limit;
    double bias;
};

/* The values of clampMode, in the order of the kernel tables. */
enum {
    CLIPPED_SWIGLU_V2_CLAMP_MODE_BEFORE,
    CLIPPED_SWIGLU_V2_CLAMP_MODE_AFTER,
    CLIPPED_SWIGLU_V2_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_clipped_swiglu_v2_validate(const ac_tensor *x, const ac_tensor *groupIndexOptional,
                                          int64_t dim, double limit, bool interleaved,
                                          int64_t clampMode, const ac_tensor *out,
                                          size_t *kernel_mode, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_clipped_swiglu_v2_kernels, [CLIPPED_SWIGLU_V2_MODES]);

#endif
