/*
 * Generated from spec/arithmetic/addcmul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_ARITHMETIC_ADDCMUL_H
#define AC_ARITHMETIC_ADDCMUL_H

#include "aclnnop/aclnn_addcmul.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct addcmul_attrs {
    double value;
    int64_t value_integer;
};

/* The row of the kernel tables with the kernels for the usual values of the scalars. */
enum { ADDCMUL_USUAL = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_addcmul_validate(const ac_tensor *self, const ac_tensor *tensor1,
                                const ac_tensor *tensor2, const ac_scalar *value,
                                const ac_tensor *out, ac_shape *index_space);
aclnnStatus ac_inplace_addcmul_validate(const ac_tensor *selfRef, const ac_tensor *tensor1,
                                        const ac_tensor *tensor2, const ac_scalar *value,
                                        ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_addcmul_kernels, [2 * ADDCMUL_USUAL]);

#endif
