/*
 * Generated from spec/comparison/is_close.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ISCLOSE_H
#define ACLNNOP_ACLNN_ISCLOSE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * IsClose: whether two numbers are as near to each other as a tolerance allows.
 *
 *   apart = abs(self - other)
 *   allowed = atol + rtol * abs(other)
 *   equalNan is true:
 *     out = self == other or (self != self and other != other) or (abs(self) < inf and abs(other)
 *         < inf and apart <= allowed)
 *   out = self == other or (abs(self) < inf and abs(other) < inf and apart <= allowed)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the numbers; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_BOOL, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any; broadcasts with other
 *   other          input; what they are compared with; dtypes of self; shape: any; broadcasts with
 *                  self
 *   rtol           scalar; the tolerance, as a share of other
 *   atol           scalar; the tolerance that is added to it
 *   equalNan       mode; whether nan is close to nan: false, true
 *   out            output; whether the numbers are close; ACL_BOOL; shape: as the broadcast of self
 *                  and other
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, other or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  other does not have the dtype of self
 *   161002  out has a dtype that is not listed for it
 *   161002  self, other or out has a rank above 8
 *   161002  self and other do not broadcast together
 *   161002  out does not have the shape of the broadcast of self and other
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
 *   - The tolerances are rounded to f32, and nothing after that, so a difference that is just
 *     allowed is close in every dtype.
 *   - Integers and bool are compared as f32, as by the vendor on ascend950. f64 is refused here.
 *   - A negative tolerance leaves equal numbers close.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsCloseGetWorkspaceSize(
    const aclTensor *self, const aclTensor *other, double rtol, double atol, bool equalNan,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIsCloseGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsClose(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
