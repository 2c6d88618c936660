/*
 * Generated from spec/reduction/max_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MAX_DIM_H
#define ACLNNOP_ACLNN_MAX_DIM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MaxDim: the greatest element along an axis, and its position.
 *
 *   out = max(self, over: dim)
 *   indices = argmax(self, over: dim)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT64, ACL_BOOL on ascend910, ascend310p;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT64, ACL_BOOL, ACL_BF16 on ascend910b,
 *                  ascend910_93; ACL_FLOAT, ACL_FLOAT16, ACL_INT32, ACL_INT64, ACL_BOOL, ACL_BF16
 *                  on ascend950; shape: any, rank at most 8
 *   dim            axis; the axis that is reduced; an axis of self; negative counts from the end
 *   keepdim        mode; whether the axis stays with the extent 1: false, true
 *   out            output; the greatest elements; dtypes of self; shape: as self, without axis dim
 *   indices        output; their positions; ACL_INT32, ACL_INT64; shape: as self, without axis dim
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, out or indices is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  indices has a dtype that is not listed for it
 *   161002  self, out or indices has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  out or indices does not have the shape of self without axis dim, which with keepdim
 *           stay with the extent 1; all shapes of one element are alike
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out      exact; selections, and at most one rounding: the result nearest to the real value
 *   indices  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - Of equal elements the first counts, and of nans, which come before all else. The vendor says
 *     so of ascend950 alone.
 *   - Of zeros +0 is the greater in out, and for indices they are equal.
 *   - An empty self leaves the outputs as they were, also where the axis that is reduced has no
 *     elements.
 *   - The vendor checks no dtype of indices; here it is i32 or i64.
 *   - The vendor looks at the shape of indices before that of out.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxDimGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                            bool keepdim, aclTensor *out,
                                                            aclTensor *indices,
                                                            uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMaxDimGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxDim(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
