/*
 * Generated from spec/movement/max_unpool2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MAX_UNPOOL2D_H
#define ACLNNOP_ACLNN_MAX_UNPOOL2D_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MaxUnpool2d: planes of zeros with the elements of others at the positions that indices say.
 *
 *   out = last(self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the elements, (C, H, W) or (N, C, H, W); ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE; shape: any,
 *                  rank at most 8
 *   indices        input; the position of each element in its plane of out, row by row; ACL_INT32,
 *                  ACL_INT64; shape: indices
 *   outputSize     integers; the height and the width of out; a list
 *   out            output; dtypes of self; shape: the whole; self falls on it as restored(2,
 *                  indices, outputSize)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, indices, outputSize or out is null
 *   161002  self or indices has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self, indices or out has a rank above 8
 *   161002  outputSize does not have the extents of the last 2 axes of out; or indices has another
 *           rank, does not begin with the extents of out in front of them, or has elements where
 *           they have none; or self does not have the shape of out as restored(2, indices,
 *           outputSize)
 *   161002  rank(self) >= 3 does not hold
 *   161002  rank(self) <= 4 does not hold
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
 *   - A position that the plane does not have is an error when the call runs, with its place in
 *     indices; the vendor leaves it open.
 *   - Of elements with one position the last stays; the vendor leaves open which.
 *   - The shape of out is compared with outputSize; the vendor refuses another one with 561103. It
 *     also refuses planes with fewer elements than those of self, and channels or planes without
 *     elements.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxUnpool2dGetWorkspaceSize(
    const aclTensor *self, const aclTensor *indices, const aclIntArray *outputSize, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMaxUnpool2dGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxUnpool2d(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
