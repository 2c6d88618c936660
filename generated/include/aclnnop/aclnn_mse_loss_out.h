/*
 * Generated from spec/loss/mse_loss_out.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MSE_LOSS_OUT_H
#define ACLNNOP_ACLNN_MSE_LOSS_OUT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MseLossOut: the squared error of each element, or along the first axis the mean or the sum of
 * these.
 *
 *   error = self - target
 *   loss = error * error
 *   reduction is none:
 *     out = loss
 *   reduction is mean:
 *     out = sum(loss, over: 0) / count(self, over: 0)
 *   out = sum(loss, over: 0)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; predictions; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any;
 *                  broadcasts with target
 *   target         input; what they should have been; dtypes of self; shape: any; broadcasts with
 *                  self
 *   reduction      mode; what is made of the losses along the first axis: 0, 1, 2
 *   out            output; the losses, their means or their sums; dtypes of self; shape: as the
 *                  broadcast of self and target, without its first axis where reduction is mean or
 *                  sum
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, target or out is null
 *   161002  self, target or out has a dtype that is not listed for it
 *   161002  reduction is none of none, mean, sum
 *   161002  self, target or out has a rank above 8
 *   161002  self and target do not broadcast together
 *   161002  out does not have the shape of the broadcast of self and target without its first axis,
 *           where reduction is mean or sum
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
 *   - The mean divides by the extent of the first axis of what self and target broadcast to; a
 *     scalar is one loss.
 *   - Losses are added before they are rounded.
 *   - The vendor's formula is of all elements; its text, which is followed here, of the first axis
 *     alone.
 *   - Where self or target has no elements, nothing is written.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMseLossOutGetWorkspaceSize(const aclTensor *self,
                                                                const aclTensor *target,
                                                                int64_t reduction, aclTensor *out,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMseLossOutGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMseLossOut(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
