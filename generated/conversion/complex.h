/*
 * Generated from spec/conversion/complex.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONVERSION_COMPLEX_H
#define AC_CONVERSION_COMPLEX_H

#include "aclnnop/aclnn_complex.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_complex_validate(const ac_tensor *real, const ac_tensor *imag, const ac_tensor *out,
                                ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_complex_kernels, [1]);

#endif
