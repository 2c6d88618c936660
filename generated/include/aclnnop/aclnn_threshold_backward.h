/*
 * Generated from spec/activation/threshold_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_THRESHOLD_BACKWARD_H
#define ACLNNOP_ACLNN_THRESHOLD_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ThresholdBackward: the gradient of Threshold, which passes where the input did.
 *
 *   out = where(self <= threshold, 0, gradOutput)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Threshold; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT64, ACL_BF16 on ascend950;
 *                  shape: any; broadcasts with self
 *   self           input; input of Threshold; dtypes of gradOutput; shape: any; broadcasts with
 *                  gradOutput
 *   threshold      scalar; the limit; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16
 *   out            output; gradient of self; dtypes of gradOutput; shape: as the broadcast of
 *                  gradOutput and self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, threshold or out is null
 *   161002  gradOutput has a dtype that is not listed for it
 *   161002  self does not have the dtype of gradOutput
 *   161002  threshold has a complex dtype
 *   161002  out does not have the dtype of gradOutput
 *   161002  gradOutput, self or out has a rank above 8
 *   161002  gradOutput and self do not broadcast together
 *   161002  out does not have the shape of the broadcast of gradOutput and self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - A nan in self lets the gradient through.
 *   - The vendor takes a threshold next to zero for zero and then multiplies by 0 or 1, so that an
 *     infinite or nan gradient becomes nan where it should be 0. Here it is 0 for every threshold.
 *   - With integers threshold is first converted to their dtype, as in Threshold. On ascend950 the
 *     vendor takes i64 with a threshold of zero only, and refuses others with 161002; here i64 is
 *     taken with every threshold.
 *   - The vendor looks for null in the order threshold, out, gradOutput, self; the status is the
 *     same.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnThresholdBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclScalar *threshold, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnThresholdBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnThresholdBackward(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
