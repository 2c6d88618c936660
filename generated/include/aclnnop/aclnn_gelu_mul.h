/*
 * Generated from spec/activation/gelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GELU_MUL_H
#define ACLNNOP_ACLNN_GELU_MUL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GeluMul: the GELU of one half of the last axis times the other half.
 *
 *   gate = half(-1, 0) of input
 *   up = half(-1, 1) of input
 *   approximateOptional is none:
 *     out = gelu(gate) * up
 *   approximateOptional is tanh:
 *     out = gelu_tanh(gate) * up
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input                input; the input, with the gates in the first half of its last axis;
 *                        ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank 1 to 8, even along its
 *                        last axis; its halves are gate and up
 *   approximateOptional  mode; which form of the GELU: "none", "tanh"
 *   out                  output; the result; dtypes of input; shape: as half of input along its
 *                        last axis
 *   workspaceSize        result; the bytes of workspace that the second phase needs
 *   executor             result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input or out is null
 *   161002  input has a dtype that is not listed for it
 *   161002  out does not have the dtype of input
 *   561002  input or out has a rank above 8
 *   561002  input has no axis, or an odd extent along its last axis
 *   561002  out does not have the shape of half of input along its last axis
 *   561002  rank(input) >= 2 does not hold
 *   561002  extent(input, -1) >= 1 does not hold
 *   561002  extent(input, -1) <= 1024 does not hold
 *   561002  count(input) <= 200000 * extent(input, -1) does not hold
 *   561002  approximateOptional is none of none, tanh
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The GELU is that of the first half; in GeGlu it is that of the second.
 *   - A null approximateOptional means none.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeluMulGetWorkspaceSize(const aclTensor *input,
                                                             char *approximateOptional,
                                                             const aclTensor *out,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGeluMulGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeluMul(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
