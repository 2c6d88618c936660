/*
 * Generated from spec/activation/shrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SHRINK_H
#define ACLNNOP_ACLNN_SHRINK_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Shrink: values near zero become 0, all others move towards zero by a constant of its own.
 *
 *   out = where(self >= -lambd and self <= lambd, 0, where(self > lambd, self - bias, self +
 *       bias))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16; shape: any, rank at most 8
 *   lambd          scalar; half of the width of what becomes 0; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   bias           scalar; how far the others move; dtypes of lambd
 *   out            output; the result; dtypes of self; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, lambd, bias or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  lambd or bias has a complex dtype
 *   161002  out has a dtype that is not listed for it
 *   161002  self or out has a rank above 8
 *   161002  out does not have the shape of self
 *   161002  not lambd < 0 does not hold
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
 *   - There is no bf16 on any product.
 *   - With bias equal to lambd this is aclnnSoftshrink, but for a nan, which stays one here.
 *   - The vendor refuses an out of another view format than self; here every plain format is taken.
 *   - The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnShrinkGetWorkspaceSize(const aclTensor *self,
                                                            const aclScalar *lambd,
                                                            const aclScalar *bias, aclTensor *out,
                                                            uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnShrinkGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnShrink(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
