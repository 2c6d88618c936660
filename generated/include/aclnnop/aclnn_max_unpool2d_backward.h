/*
 * Generated from spec/movement/max_unpool2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MAX_UNPOOL2D_BACKWARD_H
#define ACLNNOP_ACLNN_MAX_UNPOOL2D_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MaxUnpool2dBackward: the gradient of MaxUnpool2d: the elements at the positions that indices say,
 * in planes.
 *
 *   seen = restored(2, indices, outputSize) of gradOutput
 *   out = seen
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; the gradient, (C, H, W) or (N, C, H, W); ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_BOOL; shape: any, rank
 *                  at most 8; seen is restored(2, indices, outputSize) of it
 *   self           ignored; the input of the forward call; not looked at; not null
 *   indices        input; the positions in planes of gradOutput, row by row; ACL_INT32, ACL_INT64;
 *                  shape: indices
 *   outputSize     integers; the height and the width of gradOutput; a list
 *   out            output; the output, with the shape of indices; dtypes of gradOutput; shape: as
 *                  gradOutput as restored(2, indices, outputSize)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, indices, outputSize or out is null
 *   161002  gradOutput or indices has a dtype that is not listed for it
 *   161002  out does not have the dtype of gradOutput
 *   161002  gradOutput, indices or out has a rank above 8
 *   161002  outputSize does not have the extents of the last 2 axes of gradOutput; or indices has
 *           another rank, does not begin with the extents of gradOutput in front of them, or has
 *           elements where they have none
 *   161002  out does not have the shape of gradOutput as restored(2, indices, outputSize)
 *   161002  rank(gradOutput) >= 3 does not hold
 *   161002  rank(gradOutput) <= 4 does not hold
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
 *   - self is not looked at. The vendor also refuses self of another dtype or shape than those of
 *     gradOutput and indices.
 *   - The vendor also takes out of another dtype that the result converts to.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxUnpool2dBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *indices,
    const aclIntArray *outputSize, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMaxUnpool2dBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxUnpool2dBackward(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
