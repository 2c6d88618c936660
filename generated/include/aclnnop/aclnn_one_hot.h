/*
 * Generated from spec/movement/one_hot.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ONE_HOT_H
#define ACLNNOP_ACLNN_ONE_HOT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * OneHot: rows of one value, with another one at the place that each index says.
 *
 *   wide = spaced(axis, numClasses) of self
 *   out = where(wide == index(axis), onValue, offValue)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the indices; ACL_INT32, ACL_INT64; shape: any, rank at most 8; wide is
 *                  spaced(axis, numClasses) of it
 *   numClasses     integer; the extent of the new axis; any
 *   onValue        input; the element at the index; ACL_FLOAT, ACL_INT32, ACL_INT64 on ascend910,
 *                  ascend910b, ascend910_93, ascend310p; ACL_FLOAT, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT64 on ascend950; shape: one element, in any rank
 *   offValue       input; all other elements; dtypes of onValue; shape: one element, in any rank
 *   axis           integer; the place of the new axis, -1 for the last one; any
 *   out            output; dtypes of onValue; shape: as self as spaced(axis, numClasses)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, onValue, offValue or out is null
 *   161002  self or onValue has a dtype that is not listed for it
 *   161002  offValue or out does not have the dtype of onValue
 *   161002  the result cannot be converted to the dtype of out
 *   161002  self, onValue, offValue or out has a rank above 8
 *   161002  axis is below -1 or above the rank of self, which is below 8; or numClasses is below 0,
 *           or 0 where self has no elements
 *   161002  onValue or offValue has not one element
 *   161002  out does not have the shape of self as spaced(axis, numClasses)
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
 *   - An index that is below 0, or not below numClasses, has a row of offValue.
 *   - The vendor also takes values of f16, which indices would be rounded to here; and its
 *     ascend950 takes indices of u8.
 *   - onValue and offValue have one element; the vendor takes the first of several.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnOneHotGetWorkspaceSize(const aclTensor *self, int numClasses,
                                                            const aclTensor *onValue,
                                                            const aclTensor *offValue, int64_t axis,
                                                            aclTensor *out, uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnOneHotGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnOneHot(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
