/*
 * Generated from spec/bitwise/left_shift.yaml and spec/bitwise/left_shifts.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LEFT_SHIFT_H
#define ACLNNOP_ACLNN_LEFT_SHIFT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LeftShift: a number times a power of two.
 *
 *   out = shift_left(self, shiftBits)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the numbers; ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_UINT32, ACL_INT64, ACL_UINT64; shape: any; broadcasts with shiftBits
 *   shiftBits      input; by how many bits; dtypes of self; shape: any; broadcasts with self
 *   out            output; the result; dtypes of self; shape: as the broadcast of self and
 *                  shiftBits
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, shiftBits or out is null
 *   161002  self or shiftBits has a dtype that is not listed for it
 *   161002  the promotion of self and shiftBits does not exist
 *   161002  out has a dtype that is not listed for it
 *   161002  self, shiftBits or out has a rank above 8
 *   161002  self and shiftBits do not broadcast together
 *   161002  out does not have the shape of the broadcast of self and shiftBits
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
 *   - A negative count is 0. What is shifted out is lost, so that a count of all bits or more
 *     leaves 0; the vendor does not say.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeftShiftGetWorkspaceSize(const aclTensor *self,
                                                               const aclTensor *shiftBits,
                                                               aclTensor *out,
                                                               uint64_t *workspaceSize,
                                                               aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLeftShiftGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeftShift(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

/*
 * LeftShifts: a number times a power of two, which a scalar says.
 *
 *   out = shift_left(self, shiftBits)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the numbers; ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_UINT32, ACL_INT64, ACL_UINT64; shape: any, rank at most 8
 *   shiftBits      scalar; by how many bits; dtypes of self
 *   out            output; the result; dtypes of self; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, shiftBits or out is null
 *   161002  self, shiftBits or out has a dtype that is not listed for it
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
 *   - A negative count is 0. What is shifted out is lost, so that a count of all bits or more
 *     leaves 0; the vendor does not say.
 *   - The vendor promotes the scalar as a tensor; here the dtype of self stays.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeftShiftsGetWorkspaceSize(const aclTensor *self,
                                                                const aclScalar *shiftBits,
                                                                aclTensor *out,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLeftShiftsGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeftShifts(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
