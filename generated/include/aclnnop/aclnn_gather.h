/*
 * Generated from spec/movement/gather.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GATHER_H
#define ACLNNOP_ACLNN_GATHER_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gather: for each position, the element of the input at the same place, but at that position along
 * one axis.
 *
 *   gathered = gathered(dim, index) of self
 *   out = gathered
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16;
 *                  shape: any, rank at most 8; gathered is gathered(dim, index) of it
 *   dim            axis; the axis that the positions are along; an axis of self; negative counts
 *                  from the end
 *   index          input; the positions, with as many axes as the input; ACL_INT32, ACL_INT64;
 *                  shape: indices; negative ones count from the end
 *   out            output; the output, with the shape of index; dtypes of self; shape: as self as
 *                  gathered(dim, index)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, index or out is null
 *   161002  self or index has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self, index or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  index has another rank than self, where 0 counts as 1; or, if it has elements, a larger
 *           extent along an axis other than dim, or there are none of self along dim
 *   161002  out does not have the shape of self as gathered(dim, index)
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; elements are copied bit by bit
 *
 * Notes:
 *
 *   - A position that the axis does not have is an error when the call runs, with the position's
 *     place in index.
 *   - The dtype of index is looked at even if it is empty; the vendor looks at it only if it is
 *     not.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGatherGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                            const aclTensor *index, aclTensor *out,
                                                            uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGatherGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGather(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
