/*
 * Generated from spec/contraction/triangular_solve.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_TRIANGULAR_SOLVE_H
#define AC_CONTRACTION_TRIANGULAR_SOLVE_H

#include "aclnnop/aclnn_triangular_solve.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_triangular_solve_validate(const ac_tensor *self, const ac_tensor *A,
                                         const ac_tensor *xOut, const ac_tensor *mOut,
                                         ac_shape *index_space);

#endif
