/*
 * Generated from spec/mathematics/xlog1py.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MATHEMATICS_XLOG1PY_H
#define AC_MATHEMATICS_XLOG1PY_H

#include "aclnnop/aclnn_xlog1py.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_xlog1py_validate(const ac_tensor *x, const ac_tensor *y, const ac_tensor *z,
                                ac_shape *index_space);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_xlog1py_kernels, [1]);

#endif
