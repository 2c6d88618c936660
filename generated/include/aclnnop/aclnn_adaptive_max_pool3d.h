/*
 * Generated from spec/pooling/adaptive_max_pool3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADAPTIVE_MAX_POOL3D_H
#define ACLNNOP_ACLNN_ADAPTIVE_MAX_POOL3D_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AdaptiveMaxPool3d: the greatest elements of shares of the last three axes, and where they are.
 *
 *   seen = shared(3, outputSize) of self
 *   outputOut = max(seen)
 *   indicesOut = argmax(seen)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input: (batches, channels, depth, height, width), or without batches;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank at most 8; seen is shared(3,
 *                  outputSize) of it
 *   outputSize     integers; the depth, the height and the width of the output; a list
 *   outputOut      output; the greatest elements; dtypes of self; shape: as self as shared(3,
 *                  outputSize)
 *   indicesOut     output; their positions: (slice * height + row) * width + column; ACL_INT32,
 *                  ACL_INT64; shape: as self as shared(3, outputSize)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, outputSize, outputOut or indicesOut is null
 *   161002  self has a dtype that is not listed for it
 *   161002  outputOut does not have the dtype of self
 *   161002  indicesOut has a dtype that is not listed for it
 *   161002  self, outputOut or indicesOut has a rank above 8
 *   161002  self has fewer than 3 axes, or one of the last is empty; or outputSize has not 3
 *           values, or one below 1
 *   161002  outputOut or indicesOut does not have the shape of self as shared(3, outputSize)
 *   161002  rank(self) >= 4 does not hold
 *   161002  rank(self) <= 5 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   outputOut   exact; elements as they are, or their positions
 *   indicesOut  exact; elements as they are, or their positions
 *
 * Notes:
 *
 *   - The vendor's list of dtypes and products is not known here; those of MaxPool2dWithIndices are
 *     taken.
 *   - Share i of n of an axis with m elements has those from i * m / n, rounded down, to the one
 *     before (i + 1) * m / n, rounded up.
 *   - Of zeros +0 is the greater one in outputOut, and for indicesOut they are equal.
 *   - Values of outputSize are 1 at least. An input of which one of the last three extents is 0 is
 *     refused.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAdaptiveMaxPool3dGetWorkspaceSize(
    const aclTensor *self, const aclIntArray *outputSize, aclTensor *outputOut,
    aclTensor *indicesOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAdaptiveMaxPool3dGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAdaptiveMaxPool3d(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
