/*
 * Generated from spec/reduction/max_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MAX_V2_H
#define ACLNNOP_ACLNN_MAX_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MaxV2: the greatest element along some axes, or the elements themselves where none is named and
 * that is wanted.
 *
 *   out = max(self, over: dims)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self               input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                      ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT,
 *                      ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64,
 *                      ACL_DOUBLE, ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950;
 *                      shape: any, rank at most 8
 *   dims               axes; the axes that are reduced; axes of self, each once; negative counts
 *                      from the end
 *   keepDims           mode; whether the reduced axes stay with the extent 1: false, true
 *   noopWithEmptyDims  mode; whether an empty dims means no axis and not all: false, true
 *   out                output; the greatest elements; dtypes of self; shape: as self, without axis
 *                      dims
 *   workspaceSize      result; the bytes of workspace that the second phase needs
 *   executor           result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, dims or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  a value of dims is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or
 *           names an axis that is named before
 *   161002  dims names an axis of self without elements
 *   161002  out does not have the shape of self without axis dims, which with keepDims stay with
 *           the extent 1
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
 *   - Where a row has a nan, its result is nan; of zeros +0 is the greater. The vendor says
 *     neither.
 *   - An axis without elements is refused only where dims names it; else an empty self leaves out
 *     as it was.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxV2GetWorkspaceSize(const aclTensor *self,
                                                           const aclIntArray *dims, bool keepDims,
                                                           bool noopWithEmptyDims, aclTensor *out,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMaxV2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxV2(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
