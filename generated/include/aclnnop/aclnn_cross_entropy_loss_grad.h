/*
 * Generated from spec/loss/cross_entropy_loss_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_GRAD_H
#define ACLNNOP_ACLNN_CROSS_ENTROPY_LOSS_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * CrossEntropyLossGrad: the gradient of CrossEntropyLoss with respect to its input.
 *
 *   other = where(logProb < -700, 0, exp(logProb))
 *   share = where(target != 0, expm1(logProb), other)
 *   reductionOptional is mean:
 *     out = where(weightOptional == 0, 0, share * gradLoss * weightOptional /
 *         total(weightOptional))
 *   out = where(weightOptional == 0, 0, share * gradLoss * weightOptional)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradLoss                input; gradient of the loss; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape:
 *                           as target where reductionOptional is none, else one element in any rank
 *   logProb                 input; logarithms of probabilities, a row for each sample with one for
 *                           each class; dtypes of gradLoss; shape: rank 2
 *   target                  input; the class of each row; ACL_INT64; shape: as logProb without the
 *                           axis of classes (axis 1, or the only one); numbers of classes, and
 *                           ignoreIndex for none
 *   weightOptional          input; what losses of each class were multiplied by; ACL_FLOAT; shape:
 *                           one axis, with an element for each class of logProb; null means 1
 *   gradZlossOptional       ignored; no effect; may be null
 *   lseForZlossOptional     ignored; no effect; may be null
 *   reductionOptional       mode; what was made of the losses of the rows: "none", "mean", "sum"
 *   ignoreIndex             integer; the number of a row that does not count; any
 *   labelSmoothing          the part of a loss that all classes share alike; only 0 is allowed
 *   lseSquareScaleForZloss  ignored; no effect
 *   out                     output; gradient of the input; dtypes of gradLoss; shape: as logProb
 *   workspaceSize           result; the bytes of workspace that the second phase needs
 *   executor                result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradLoss, logProb or target is null
 *   161002  weightOptional is neither null nor a tensor
 *   161002  labelSmoothing is not 0
 *   161001  out is null
 *   161002  logProb, target or weightOptional has a dtype that is not listed for it
 *   161002  gradLoss does not have the dtype of logProb
 *   161002  weightOptional has neither the dtype of logProb nor f32
 *   161002  out does not have the dtype of logProb
 *   561002  reductionOptional is none of none, mean, sum
 *   561002  gradLoss has a rank above 8
 *   561002  logProb does not have the rank 2
 *   561002  target, weightOptional or out has a rank above 8
 *   561002  gradLoss does not have the shape of target where reductionOptional is none, or has not
 *           one element; all shapes of one element are alike
 *   561002  target does not have the shape of logProb without the axis of classes (axis 1, or the
 *           only one)
 *   561002  weightOptional does not have one axis with an element for each class of logProb
 *   561002  out does not have the shape of logProb
 *   561002  extent(logProb, -1) > 0 does not hold
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
 *   - The sum of the weights of all rows that count, by which a mean was divided, is rounded to
 *     f32.
 *   - Rows that do not count have the gradient 0, also where none does and the vendor's formula
 *     would divide 0 by 0; so have rows whose class has the weight 0.
 *   - labelSmoothing is refused with 161002, before the dtypes; the vendor documents that only 0 is
 *     supported.
 *   - Probabilities below exp(-700) are 0. Any shape of one element is taken for gradLoss where one
 *     is wanted.
 *   - gradZlossOptional and lseForZlossOptional are not looked at; the vendor checks their dtypes.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrossEntropyLossGradGetWorkspaceSize(
    const aclTensor *gradLoss, const aclTensor *logProb, const aclTensor *target,
    const aclTensor *weightOptional, const aclTensor *gradZlossOptional,
    const aclTensor *lseForZlossOptional, char *reductionOptional, int64_t ignoreIndex,
    double labelSmoothing, double lseSquareScaleForZloss, const aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnCrossEntropyLossGradGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrossEntropyLossGrad(void *workspace, uint64_t workspaceSize,
                                                          aclOpExecutor *executor,
                                                          aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
