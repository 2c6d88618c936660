/*
 * Generated from spec/reduction/global_max_pool.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GLOBAL_MAX_POOL_H
#define ACLNNOP_ACLNN_GLOBAL_MAX_POOL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GlobalMaxPool: the greatest element of each channel, along all axes but the first two.
 *
 *   out = max(self, over: inner)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE; shape: any, rank at most 8
 *   out            output; the greatest elements; dtypes of self; shape: as self, without all of
 *                  its axes but the first two
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  out does not have the shape of self without all of its axes but the first two, which
 *           stay with the extent 1
 *   161002  rank(self) >= 4 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - Where a channel has a nan, its result is nan; of zeros +0 is the greater. The vendor says
 *     neither.
 *   - The vendor checks the rank before the shape of out, here it is the last check; a self without
 *     elements leaves out as it was.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGlobalMaxPoolGetWorkspaceSize(const aclTensor *self,
                                                                   aclTensor *out,
                                                                   uint64_t *workspaceSize,
                                                                   aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGlobalMaxPoolGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGlobalMaxPool(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
