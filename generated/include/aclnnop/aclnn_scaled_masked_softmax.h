/*
 * Generated from spec/activation/scaled_masked_softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SCALED_MASKED_SOFTMAX_H
#define ACLNNOP_ACLNN_SCALED_MASKED_SOFTMAX_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ScaledMaskedSoftmax: the softmax of the last axis of what has been multiplied by a factor and
 * covered by a mask.
 *
 *   seen = where(mask != 0, -10000, x * scale)
 *   power = exp(seen - max(seen, over: -1))
 *   y = power / sum(power, over: -1)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: rank 4
 *   mask           input; where elements count as -10000; ACL_BOOL; shape: broadcasts to x
 *   scale          scalar; factor of the others
 *   fixedTriuMask  must be false; only false is allowed
 *   y              output; the result; dtypes of x; shape: as x
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x or mask is null
 *   161002  fixedTriuMask is true
 *   161001  y is null
 *   161002  x or mask has a dtype that is not listed for it
 *   161002  y does not have the dtype of x
 *   161002  x does not have the rank 4
 *   161002  mask or y has a rank above 8
 *   161002  mask does not broadcast to the shape of x
 *   161002  y does not have the shape of x
 *   161002  extent(x, -1) >= 1 does not hold
 *   161002  extent(x, -1) <= 4096 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   y  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A masked element is -10000 and not -inf, so it weighs something where all others are as low.
 *   - A mask may broadcast along any axes; the vendor's broadcasts along the first two, and has
 *     four.
 *   - The vendor takes rows of up to 8192 elements on ascend950, and multiplies f16 by scale in
 *     f16.
 *   - A null pointer is refused with 161001, as the documentation has it; the vendor's code returns
 *     561103.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScaledMaskedSoftmaxGetWorkspaceSize(
    const aclTensor *x, const aclTensor *mask, double scale, bool fixedTriuMask, aclTensor *y,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnScaledMaskedSoftmaxGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScaledMaskedSoftmax(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
