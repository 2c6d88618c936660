/*
 * Generated from spec/comparison/is_in_scalar_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_COMPARISON_IS_IN_SCALAR_TENSOR_H
#define AC_COMPARISON_IS_IN_SCALAR_TENSOR_H

#include "aclnnop/aclnn_isin.h"
#include "contract/kernel.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct is_in_scalar_tensor_attrs {
    double element;
    int64_t element_integer;
};

/* The values of assumeUnique and invert, in the order of the kernel tables. */
enum {
    IS_IN_SCALAR_TENSOR_ASSUME_UNIQUE_FALSE_INVERT_FALSE,
    IS_IN_SCALAR_TENSOR_ASSUME_UNIQUE_FALSE_INVERT_TRUE,
    IS_IN_SCALAR_TENSOR_ASSUME_UNIQUE_TRUE_INVERT_FALSE,
    IS_IN_SCALAR_TENSOR_ASSUME_UNIQUE_TRUE_INVERT_TRUE,
    IS_IN_SCALAR_TENSOR_MODES,
};

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_is_in_scalar_tensor_validate(const ac_scalar *element, const ac_tensor *testElements,
                                            bool assumeUnique, bool invert, const ac_tensor *out,
                                            size_t *kernel_mode);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_is_in_scalar_tensor_kernels, [IS_IN_SCALAR_TENSOR_MODES]);

#endif
