/*
 * Generated from spec/arithmetic/add_n.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADD_N_H
#define ACLNNOP_ACLNN_ADD_N_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AddN: the sum of the tensors of a list.
 *
 *   out = sum(tensors, over: 0)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   tensors        input; the summands, all of one shape; ACL_FLOAT, ACL_FLOAT16, ACL_INT32,
 *                  ACL_INT64, ACL_BF16; shape: any, rank at most 8
 *   out            output; the sum; dtypes of tensors; shape: as tensors, without its first axis
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  tensors is null, or a tensor in it
 *   161001  out is null
 *   161002  a tensor of tensors has a dtype that is not listed for it, or another than those before
 *           it
 *   161002  out does not have the dtype of the tensors of tensors
 *   161002  a tensor of tensors has a rank above 7
 *   161002  out has a rank above 8
 *   161002  a tensor of tensors has another shape than those before it, or there is none
 *   161002  out does not have the shape of tensors as stacked(0) without its first axis
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
 *   - Sums of integers wrap.
 *   - Sums are within half an ulp of the exact one and 2^-46 of the sum of the magnitudes.
 *   - All tensors have one dtype and out has it, too; the vendor's checks let a first tensor of
 *     another dtype through and fail later.
 *   - An empty list is refused. Where the tensors have no elements, nothing is written.
 *   - A tensor may have a rank of 7 at most.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddNGetWorkspaceSize(const aclTensorList *tensors,
                                                          aclTensor *out, uint64_t *workspaceSize,
                                                          aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAddNGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddN(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
