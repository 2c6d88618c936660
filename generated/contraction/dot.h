/*
 * Generated from spec/contraction/dot.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_DOT_H
#define AC_CONTRACTION_DOT_H

#include "aclnnop/aclnn_dot.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_dot_validate(const ac_tensor *self, const ac_tensor *tensor, const ac_tensor *out,
                            ac_shape *index_space);

#endif
