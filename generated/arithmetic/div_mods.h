/*
 * Generated from spec/arithmetic/div_mods.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_DIV_MODS_H
#define AC_ARITHMETIC_DIV_MODS_H

#include "aclnnop/aclnn_div.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct div_mods_attrs {
    double other;
    int64_t other_integer;
};

/* The values of mode, in the order of the kernel tables. */
enum {
    DIV_MODS_MODE_NONE,
    DIV_MODS_MODE_TRUNC,
    DIV_MODS_MODE_FLOOR,
    DIV_MODS_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_div_mods_validate(const ac_tensor *self, const ac_scalar *other, int mode,
                                 const ac_tensor *out, size_t *kernel_mode);
aclnnStatus ac_inplace_div_mods_validate(const ac_tensor *selfRef, const ac_scalar *other, int mode,
                                         size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_div_mods_kernels, [DIV_MODS_MODES]);

#endif
