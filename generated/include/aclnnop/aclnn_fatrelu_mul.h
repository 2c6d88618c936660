/*
 * Generated from spec/activation/fatrelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_FATRELU_MUL_H
#define ACLNNOP_ACLNN_FATRELU_MUL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * FatreluMul: the values of one half of the last axis that are above a threshold, times the other
 * half.
 *
 *   gate = half(-1, 0) of input
 *   up = half(-1, 1) of input
 *   out = where(gate > threshold, gate, 0) * up
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; the input, with the gates in the first half of its last axis; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16; shape: any, rank 1 to 8, even along its last axis; its
 *                  halves are gate and up
 *   threshold      input; what a gate has to be above; dtypes of input; shape: one element, in any
 *                  rank
 *   out            output; the result; dtypes of input; shape: as half of input along its last axis
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input, threshold or out is null
 *   161002  input has a dtype that is not listed for it
 *   161002  threshold or out does not have the dtype of input
 *   561002  input, threshold or out has a rank above 8
 *   561002  input has no axis, or an odd extent along its last axis
 *   561002  threshold has not one element
 *   561002  out does not have the shape of half of input along its last axis
 *   561002  rank(input) >= 2 does not hold
 *   561002  extent(input, -1) <= 1024 does not hold
 *   561002  count(input) <= 200000 * extent(input, -1) does not hold
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
 *   - A gate that is a nan counts as 0, and so do all where threshold is a nan; 0 times inf is nan.
 *   - The documentation writes that the gate is at or above the threshold; the kernel wants it
 *     above.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFatreluMulGetWorkspaceSize(const aclTensor *input,
                                                                const aclTensor *threshold,
                                                                const aclTensor *out,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnFatreluMulGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFatreluMul(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
