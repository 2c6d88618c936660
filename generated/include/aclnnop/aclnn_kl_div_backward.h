/*
 * Generated from spec/loss/kl_div_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_KL_DIV_BACKWARD_H
#define ACLNNOP_ACLNN_KL_DIV_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * KlDivBackward: the gradient of the Kullback-Leibler divergence with respect to self.
 *
 *   inside = where(abs(target) == inf, target, min(max(target, -700), 700))
 *   reduction is mean and logTarget is true:
 *     out = -(gradOutput * exp(inside) * (1 / count(self)))
 *   reduction is mean:
 *     out = -(gradOutput * target * (1 / count(self)))
 *   logTarget is true:
 *     out = -(gradOutput * exp(inside))
 *   out = -(gradOutput * target)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the loss; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: broadcasts
 *                  to self
 *   self           input; logarithms of probabilities; their values do not matter; dtypes of
 *                  gradOutput; shape: any, rank at most 8
 *   target         input; probabilities, or their logarithms; dtypes of gradOutput; shape:
 *                  broadcasts to self
 *   reduction      mode; what was made of the losses of the elements: 0, 1, 2
 *   logTarget      mode; whether target has logarithms: false, true
 *   out            output; gradient of self; dtypes of gradOutput; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, target or out is null
 *   161002  gradOutput, self or target has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  gradOutput, self, target or out has a rank above 8
 *   161002  gradOutput or target does not broadcast to the shape of self
 *   161002  out does not have the shape of self
 *   161002  reduction is none of none, mean, sum
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The mean divides by the number of elements of self.
 *   - target broadcasts to self; the vendor also adds along the axes that self is broadcast to.
 *   - The vendor's mean of a batch, which divides by the extent of the first axis, is refused here,
 *     as is every other number; the vendor takes those for no reduction.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnKlDivBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *target, int64_t reduction,
    bool logTarget, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnKlDivBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnKlDivBackward(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
