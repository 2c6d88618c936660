/*
 * Generated from spec/activation/prelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_PRELU_BACKWARD_H
#define ACLNNOP_ACLNN_PRELU_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * PreluBackward: the gradients of Prelu with respect to its input and its weight.
 *
 *   gradInput = where(self > 0, gradOutput, gradOutput * weight)
 *   gradWeight = sum(where(self > 0, 0, gradOutput * self))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Prelu; ACL_FLOAT, ACL_FLOAT16 on ascend910;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  broadcasts to self
 *   self           input; input of Prelu; dtypes of gradOutput; shape: any, rank at most 8
 *   weight         input; slope of Prelu for each channel or for all; dtypes of gradOutput; shape:
 *                  one element, or one for each channel (axis 1) of self
 *   gradInput      output; gradient of self; dtypes of gradOutput; shape: as self
 *   gradWeight     output; gradient of weight; dtypes of gradOutput; shape: as a one-element
 *                  weight, else one axis
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, weight, gradInput or gradWeight is null
 *   161002  self has a dtype that is not listed for it
 *   161002  gradOutput, weight, gradInput or gradWeight does not have the dtype of self
 *   161002  gradOutput, self, weight, gradInput or gradWeight has a rank above 8
 *   161002  gradOutput does not broadcast to the shape of self
 *   161002  weight has neither one element nor as many as self has channels (the extent of its axis
 *           1; one channel below rank 2)
 *   161002  gradInput does not have the shape of self
 *   161002  gradWeight has not the shape of weight where that has one element, or else one axis
 *           with an element for each channel
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInput   exact; selections, and at most one rounding: the result nearest to the real value
 *   gradWeight  sum; accumulated in f64 by a fixed tree and rounded once
 *
 * Notes:
 *
 *   - A nan in self takes the branch of the values that are not above zero, so gradInput there is
 *     gradOutput * weight, which need not be nan.
 *   - With more than one weight gradWeight is one-dimensional, whatever shape weight has. Newer
 *     documentation asks for the shape of weight instead; the vendor's code refuses that.
 *   - A weight of one element is not compared with the channels of self; it may have any shape, and
 *     gradWeight has the same.
 *   - Where an input is empty, gradWeight is left as it was and not set to zero.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnPreluBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *weight,
    aclTensor *gradInput, aclTensor *gradWeight, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnPreluBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnPreluBackward(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
