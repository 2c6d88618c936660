/*
 * Generated from spec/bitwise/right_shift.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_RIGHT_SHIFT_H
#define ACLNNOP_ACLNN_RIGHT_SHIFT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * RightShift: a number divided by a power of two and rounded down.
 *
 *   out = shift_right(input, shiftBits)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; the numbers; ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_UINT32, ACL_INT64, ACL_UINT64; shape: any; broadcasts with shiftBits
 *   shiftBits      input; by how many bits; dtypes of input; shape: any; broadcasts with input
 *   out            output; the result; dtypes of input; shape: as the broadcast of input and
 *                  shiftBits
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input, shiftBits or out is null
 *   161002  input or shiftBits has a dtype that is not listed for it
 *   161002  the promotion of input and shiftBits does not exist
 *   161002  out has a dtype that is not listed for it
 *   161002  input, shiftBits or out has a rank above 8
 *   161002  input and shiftBits do not broadcast together
 *   161002  out does not have the shape of the broadcast of input and shiftBits
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
 *   - A negative count is 0, and one of all bits or more leaves 0 or -1, the sign.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRightShiftGetWorkspaceSize(const aclTensor *input,
                                                                const aclTensor *shiftBits,
                                                                aclTensor *out,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnRightShiftGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRightShift(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
