/*
 * Generated from spec/reduction/kthvalue.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_KTHVALUE_H
#define ACLNNOP_ACLNN_KTHVALUE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Kthvalue: the element with a given rank among those along an axis, the least being the first, and
 * its position.
 *
 *   valuesOut = sorted(self, along: dim), the one with rank k
 *   indicesOut = argsort(self, along: dim), the one with rank k
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_BF16 on ascend910b, ascend910_93;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_BF16 on ascend950; shape: any, rank at
 *                  most 8
 *   k              integer; the rank of an element; the least one has 1; 1 to the extent of the
 *                  axis
 *   dim            axis; the axis of the lines; an axis of self; negative counts from the end
 *   keepdim        mode; whether the axis stays with the extent 1: false, true
 *   valuesOut      output; the elements; dtypes of self; shape: as self, without axis dim
 *   indicesOut     output; their positions; ACL_INT64; shape: as self, without axis dim
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, valuesOut or indicesOut is null
 *   161002  self has a dtype that is not listed for it
 *   161002  valuesOut does not have the dtype of self
 *   161002  indicesOut has a dtype that is not listed for it
 *   161002  self, valuesOut or indicesOut has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  dim names an axis of self without elements
 *   161002  k is not in 1 to n, where n is the extent of self along dim
 *   161002  valuesOut or indicesOut does not have the shape of self without axis dim, which with
 *           keepdim stay with the extent 1; all shapes of one element are alike
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   valuesOut   exact; elements as they are, or their positions
 *   indicesOut  exact; elements as they are, or their positions
 *
 * Notes:
 *
 *   - Equal elements, as both zeros are, have the ranks of their order. A nan is greater than all
 *     else.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnKthvalueGetWorkspaceSize(
    const aclTensor *self, int64_t k, int64_t dim, bool keepdim, aclTensor *valuesOut,
    aclTensor *indicesOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnKthvalueGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnKthvalue(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
