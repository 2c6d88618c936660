/*
 * Generated from spec/movement/scatter_reduce.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_SCATTER_REDUCE_H
#define AC_MOVEMENT_SCATTER_REDUCE_H

#include "aclnnop/aclnn_scatter_reduce.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_scatter_reduce_validate(const ac_tensor *self, int64_t dim, const ac_tensor *index,
                                       const ac_tensor *src, int64_t reduce, bool includeSelf,
                                       const ac_tensor *out);
aclnnStatus ac_inplace_scatter_reduce_validate(const ac_tensor *selfRef, int64_t dim,
                                               const ac_tensor *index, const ac_tensor *src,
                                               int64_t reduce, bool includeSelf);

#endif
