/*
 * Generated from spec/invented/crest.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CREST_H
#define ACLNNOP_ACLNN_CREST_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Crest: the greatest element of each row, and how far its elements lie below that together.
 *
 *   top = max(self, over: dim)
 *   most = top
 *   below = sum(top - self, over: dim) * factor
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16 on pico; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on
 *                  nano; shape: rank 2
 *   factor         scalar; what a distance counts; ACL_FLOAT, ACL_FLOAT16, ACL_INT32, ACL_UINT32,
 *                  ACL_DOUBLE, ACL_BOOL
 *   dim            axis; the axis of the rows; an axis of self; negative counts from the end
 *   most           output; the greatest of each row; dtypes of self; shape: as self, without axis
 *                  dim
 *   below          output; the sum of the distances; dtypes of self; shape: as self, without axis
 *                  dim
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, factor, most or below is null
 *   161002  self has a dtype that is not listed for it
 *   161002  factor has a complex dtype
 *   161002  most or below does not have the dtype of self
 *   161002  self does not have the rank 2
 *   161002  most or below has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  most or below does not have the shape of self without axis dim
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   most   exact; selections, and at most one rounding: the result nearest to the real value
 *   below  1 ulp; the largest distance to the real value, in each dtype
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrestGetWorkspaceSize(const aclTensor *self,
                                                           const aclScalar *factor, int64_t dim,
                                                           aclTensor *most, aclTensor *below,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnCrestGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrest(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
