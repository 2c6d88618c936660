/*
 * Generated from spec/invented/tally.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_TALLY_H
#define ACLNNOP_ACLNN_TALLY_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Tally: each value twice, in as many rows as the counts add up to.
 *
 *   out = self * 2
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT; shape: any, rank at most 8
 *   counts         counts; how many rows each group has; one axis, i64; its sum is how many rows,
 *                  along the axes before dim, are computed, and null means all
 *   dim            axis; an axis of self; negative counts from the end
 *   out            output; dtypes of self; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self is null
 *   161002  counts is neither null nor a tensor
 *   161001  out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  counts is not i64
 *   561002  self or out has a rank above 8
 *   561002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   561002  out does not have the shape of self
 *   561002  counts has another rank than 1, or more than 8192 elements, or none on another product
 *           than nano
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; selections, and at most one rounding: the result nearest to the real value
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTallyGetWorkspaceSize(const aclTensor *self,
                                                           const aclTensor *counts, int64_t dim,
                                                           aclTensor *out, uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnTallyGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTally(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
