/*
 * Generated from spec/activation/threshold.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_THRESHOLD_H
#define ACLNNOP_ACLNN_THRESHOLD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Threshold: values above a limit pass through, all others become a given value.
 *
 *   out = where(self <= threshold, value, self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64 on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any, rank at most 8
 *   threshold      scalar; the limit; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16
 *   value          scalar; what values become that are not above the limit; dtypes of threshold
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16, ACL_COMPLEX32; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, threshold, value or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  threshold or value has a complex dtype
 *   161002  the result cannot be converted to the dtype of out
 *   161002  self or out has a rank above 8
 *   161002  out does not have the shape of self
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
 *   - A nan in self stays, since it is not at or below the limit.
 *   - With integers threshold and value are first converted to the dtype of self: floats are
 *     truncated towards zero, so that a threshold of 1.7 acts as 1, and integers wrap.
 *   - The vendor computes i32 by way of f32, which its documentation calls imprecise beyond 2^24;
 *     here integers are computed as integers. On ascend950 the vendor does not test whether self
 *     converts to out.
 *   - The vendor looks for a null out before threshold and value; the status is the same.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnThresholdGetWorkspaceSize(
    const aclTensor *self, const aclScalar *threshold, const aclScalar *value, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnThresholdGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnThreshold(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnThreshold in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the input, overwritten by the result; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64 on ascend910; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   threshold      scalar; the limit; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16
 *   value          scalar; what values become that are not above the limit; dtypes of threshold
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, threshold or value is null
 *   161002  selfRef has a dtype that is not listed for it
 *   161002  threshold or value has a complex dtype
 *   161002  selfRef has a rank above 8
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnThreshold.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceThresholdGetWorkspaceSize(aclTensor *selfRef,
                                                                      const aclScalar *threshold,
                                                                      const aclScalar *value,
                                                                      uint64_t *workspaceSize,
                                                                      aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceThresholdGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceThreshold(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
