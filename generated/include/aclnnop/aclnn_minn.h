/*
 * Generated from spec/arithmetic/min_n.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MINN_H
#define ACLNNOP_ACLNN_MINN_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MinN: the least of the elements that the tensors of a list have at each point.
 *
 *   out = min(tensors, over: 0)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   tensors        input; the tensors, which broadcast together; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_INT64 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_INT64, ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT64, ACL_BF16 on ascend950;
 *                  shape: any, rank at most 8
 *   out            output; the least elements; dtypes of tensors; shape: as tensors, without its
 *                  first axis
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
 *   161002  a tensor of tensors does not broadcast together with those before it, or there is none
 *   161002  out does not have the shape of tensors as spread(0) without its first axis
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
 *   - A nan is the result wherever there is one; of zeros +0 is the greater. The vendor says
 *     neither.
 *   - An empty list is refused. Where the broadcast of the tensors has no elements, nothing is
 *     written.
 *   - A tensor may have a rank of 7 at most.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMinNGetWorkspaceSize(const aclTensorList *tensors,
                                                          aclTensor *out, uint64_t *workspaceSize,
                                                          aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMinNGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMinN(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
