/*
 * Generated from spec/loss/smooth_l1_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SMOOTH_L1_LOSS_H
#define ACLNNOP_ACLNN_SMOOTH_L1_LOSS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SmoothL1Loss: the distance of each element from what it should have been, squared where it is
 * small, or the mean or the sum.
 *
 *   far = abs(self - target)
 *   loss = where(far < beta, far * far / beta / 2, far - beta / 2)
 *   reduction is none:
 *     result = loss
 *   reduction is mean:
 *     result = sum(loss, over: all) / count(self, over: all)
 *   result = sum(loss, over: all)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; predictions; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any;
 *                  broadcasts with target
 *   target         input; what they should have been; dtypes of self; shape: any; broadcasts with
 *                  self
 *   reduction      mode; what is made of the losses of the elements: 0, 1, 2
 *   beta           scalar; the distance from which on the loss is a line
 *   result         output; the losses, their mean or their sum; dtypes of self; shape: as the
 *                  broadcast of self and target, without all of its axes where reduction is mean or
 *                  sum
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, target or result is null
 *   161002  self, target or result has a dtype that is not listed for it
 *   161002  reduction is none of none, mean, sum
 *   161002  self, target or result has a rank above 8
 *   161002  self and target do not broadcast together
 *   161002  result does not have the shape of the broadcast of self and target without all of its
 *           axes, where reduction is mean or sum; all shapes of one element are alike
 *   161002  beta >= 0 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   result  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The mean divides by the number of points that self and target broadcast to. Losses are added
 *     before they are rounded.
 *   - The vendor does not look at the shape of a mean or a sum; here it has one element.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSmoothL1LossGetWorkspaceSize(
    const aclTensor *self, const aclTensor *target, int64_t reduction, float beta,
    aclTensor *result, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSmoothL1LossGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSmoothL1Loss(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
