/*
 * Generated from spec/activation/hardtanh_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_HARDTANH_BACKWARD_H
#define ACLNNOP_ACLNN_HARDTANH_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * HardtanhBackward: the gradient of Hardtanh, which passes between the two limits.
 *
 *   out = where(self <= min or self >= max, 0, gradOutput)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Hardtanh; ACL_FLOAT, ACL_FLOAT16 on ascend910,
 *                  ascend310p, ascend310b; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: as self
 *   self           input; input of Hardtanh; dtypes of gradOutput; shape: any, rank at most 8
 *   min            scalar; the lower limit; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16
 *   max            scalar; the upper limit; dtypes of min
 *   out            output; gradient of self; dtypes of gradOutput; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, min, max or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  gradOutput does not have the dtype of self
 *   161002  min or max has a complex dtype
 *   161002  out does not have the dtype of self
 *   161002  gradOutput, self or out has a rank above 8
 *   161002  gradOutput or out does not have the shape of self
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
 *   - At a limit the result is 0, as in the vendor's kernel; its documentation lets the gradient
 *     pass. A nan in self lets it pass.
 *   - min above max is not refused.
 *   - The vendor's documentation lists bf16 on ascend310b; its code does not take it.
 *   - The vendor finds another dtype or shape of out late, with status 561103; here both are
 *     refused with the other checks. It looks for null in the order self, gradOutput, out, min,
 *     max.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHardtanhBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclScalar *min, const aclScalar *max,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnHardtanhBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHardtanhBackward(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
