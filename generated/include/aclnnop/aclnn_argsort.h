/*
 * Generated from spec/reduction/argsort.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ARGSORT_H
#define ACLNNOP_ACLNN_ARGSORT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Argsort: the positions of the elements along an axis in their order.
 *
 *   descending is false:
 *     out = argsort(self, along: dim)
 *   out = argsort(self, descending: dim)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_BF16 on ascend910b, ascend910_93;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_BF16 on ascend950; shape: any, rank at
 *                  most 8
 *   dim            axis; the axis of the lines; an axis of self; negative counts from the end
 *   descending     mode; whether the greatest comes first: false, true
 *   out            output; the positions; ACL_INT64; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self or out has a dtype that is not listed for it
 *   161002  self or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  out does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; elements as they are, or their positions
 *
 * Notes:
 *
 *   - Equal elements, as both zeros are, stay in their order, which the vendor leaves open. A nan
 *     is greater than all else.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnArgsortGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                             bool descending, aclTensor *out,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnArgsortGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnArgsort(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
