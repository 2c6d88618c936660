/*
 * Generated from spec/arithmetic/div_mod.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_DIV_MOD_H
#define AC_ARITHMETIC_DIV_MOD_H

#include "aclnnop/aclnn_div.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The values of mode, in the order of the kernel tables. */
enum {
    DIV_MOD_MODE_NONE,
    DIV_MOD_MODE_TRUNC,
    DIV_MOD_MODE_FLOOR,
    DIV_MOD_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_div_mod_validate(const ac_tensor *self, const ac_tensor *other, int mode,
                                const ac_tensor *out, size_t *kernel_mode, ac_shape *index_space);
aclnnStatus ac_inplace_div_mod_validate(const ac_tensor *selfRef, const ac_tensor *other, int mode,
                                        size_t *kernel_mode, ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_div_mod_kernels, [DIV_MOD_MODES]);

#endif
