/*
 * Generated from spec/activation/hardtanh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_HARDTANH_H
#define ACLNNOP_ACLNN_HARDTANH_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Hardtanh: values are kept between two limits.
 *
 *   out = where(self > clipValueMax, clipValueMax, where(self < clipValueMin, clipValueMin, self))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   clipValueMin   scalar; the lower limit; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BF16
 *   clipValueMax   scalar; the upper limit; dtypes of clipValueMin
 *   out            output; the result; dtypes of self; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, clipValueMin, clipValueMax or out is null
 *   161002  self, clipValueMin or clipValueMax has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  out does not have the shape of self
 *   161002  not clipValueMin > clipValueMax does not hold
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
 *   - Equal limits are allowed; a lower limit above the upper one is not.
 *   - The limits may be of any dtype that the data may have; the vendor's documentation adds bool,
 *     which its code refuses.
 *   - With integer data the limits are converted to their dtype: floats are truncated towards zero,
 *     and integers outside its range wrap. Whether the lower limit is above the upper one is
 *     decided before that, by their values; the vendor truncates the upper one for this test where
 *     the lower one is an integer.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHardtanhGetWorkspaceSize(
    const aclTensor *self, const aclScalar *clipValueMin, const aclScalar *clipValueMax,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnHardtanhGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHardtanh(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnHardtanh in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the input, overwritten by the result; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE on ascend910,
 *                  ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any, rank at most 8
 *   clipValueMin   scalar; the lower limit; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BF16
 *   clipValueMax   scalar; the upper limit; dtypes of clipValueMin
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, clipValueMin or clipValueMax is null
 *   161002  selfRef, clipValueMin or clipValueMax has a dtype that is not listed for it
 *   161002  selfRef has a rank above 8
 *   161002  not clipValueMin > clipValueMax does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnHardtanh.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceHardtanhGetWorkspaceSize(aclTensor *selfRef,
                                                                     const aclScalar *clipValueMin,
                                                                     const aclScalar *clipValueMax,
                                                                     uint64_t *workspaceSize,
                                                                     aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceHardtanhGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceHardtanh(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
