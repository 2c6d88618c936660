/*
 * Generated from spec/loss/nll_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_NLL_LOSS_BACKWARD_H
#define ACLNNOP_ACLNN_NLL_LOSS_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * NLLLossBackward: the gradient of NLLLoss with respect to self, which is 0 but at the class of
 * each row.
 *
 *   reduction is mean:
 *     out = where(target != 0, -(gradOutput * weight / totalWeight), 0)
 *   out = where(target != 0, -(gradOutput * weight), 0)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the loss; ACL_FLOAT, ACL_FLOAT16 on ascend910; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: as target
 *                  where reduction is none, else one element in any rank
 *   self           input; logarithms of probabilities: one for each class, in rows or alone; dtypes
 *                  of gradOutput; shape: any, rank at most 8
 *   target         input; the class of each row; ACL_INT32, ACL_UINT8, ACL_INT64; shape: as self
 *                  without the axis of classes (axis 1, or the only one); numbers of classes, and
 *                  ignoreIndex for none
 *   weight         input; what losses of each class were multiplied by; dtypes of gradOutput;
 *                  shape: one axis, with an element for each class of self
 *   reduction      mode; what was made of the losses of the rows: 0, 1, 2
 *   ignoreIndex    integer; the number of a row that does not count; any
 *   totalWeight    input; the sum of the weights of all rows that count; dtypes of gradOutput;
 *                  shape: one element, in any rank
 *   out            output; gradient of self; dtypes of gradOutput; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, target, weight, totalWeight or out is null
 *   161002  self or target has a dtype that is not listed for it
 *   161002  gradOutput, weight or totalWeight does not have the dtype of self
 *   161002  out has a dtype that is not listed for it
 *   161002  reduction is none of none, mean, sum
 *   161002  gradOutput, self, target, weight, totalWeight or out has a rank above 8
 *   161002  gradOutput does not have the shape of target where reduction is none, or has not one
 *           element; all shapes of one element are alike
 *   161002  target does not have the shape of self without the axis of classes (axis 1, or the only
 *           one)
 *   161002  weight does not have one axis with an element for each class of self
 *   161002  totalWeight has not one element
 *   161002  out does not have the shape of self
 *   161002  rank(self) <= 2 does not hold
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
 *   - A number in target that is neither a class nor ignoreIndex is an error when the call runs,
 *     with its position; the vendor leaves open what happens then.
 *   - self makes the shape of the result, and its elements have no say.
 *   - Any shape of one element is taken for gradOutput where one is wanted, and for totalWeight; of
 *     the former the vendor takes at most one axis.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNLLLossBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *target,
    const aclTensor *weight, int64_t reduction, int64_t ignoreIndex, const aclTensor *totalWeight,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnNLLLossBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNLLLossBackward(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
