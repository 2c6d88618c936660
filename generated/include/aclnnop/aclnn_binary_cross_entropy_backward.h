/*
 * Generated from spec/loss/binary_cross_entropy_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_BACKWARD_H
#define ACLNNOP_ACLNN_BINARY_CROSS_ENTROPY_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * BinaryCrossEntropyBackward: the gradient of the binary cross entropy with respect to self.
 *
 *   spread = max((1 - self) * self, 1e-12)
 *   reduction is mean:
 *     out = gradOutput * weightOptional * (self - target) / spread * (1 / count(self))
 *   out = gradOutput * weightOptional * (self - target) / spread
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput      input; gradient of the loss; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p;
 *                   ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                   broadcasts to self
 *   self            input; probabilities; dtypes of gradOutput; shape: any, rank at most 8
 *   target          input; labels; dtypes of gradOutput; shape: broadcasts to self
 *   weightOptional  input; weights of the elements; dtypes of gradOutput; shape: broadcasts to
 *                   self; null means 1
 *   reduction       mode; what was made of the losses of the elements: 0, 1, 2
 *   out             output; gradient of self; dtypes of gradOutput; shape: as self
 *   workspaceSize   result; the bytes of workspace that the second phase needs
 *   executor        result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self or target is null
 *   161002  weightOptional is neither null nor a tensor
 *   161001  out is null
 *   161002  gradOutput, self, target, weightOptional or out has a dtype that is not listed for it
 *   161002  gradOutput, self, target, weightOptional or out has a rank above 8
 *   161002  gradOutput, target or weightOptional does not broadcast to the shape of self
 *   161002  out does not have the shape of self
 *   161002  reduction is none of none, mean, sum
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1.5 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A null weight counts as 1; where (1 - self) * self is below 1e-12, also where it is negative,
 *     it counts as that.
 *   - The vendor refuses target or weight in another storage format than self, and does not look at
 *     the shapes of an empty one.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBinaryCrossEntropyBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *target,
    const aclTensor *weightOptional, int64_t reduction, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBinaryCrossEntropyBackwardGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBinaryCrossEntropyBackward(void *workspace,
                                                                uint64_t workspaceSize,
                                                                aclOpExecutor *executor,
                                                                aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
