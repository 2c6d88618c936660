/*
 * Generated from spec/movement/index_select.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_INDEX_SELECT_H
#define ACLNNOP_ACLNN_INDEX_SELECT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * IndexSelect: the elements at some positions of one axis, in the order in which they are listed.
 *
 *   taken = taken(dim, index, 1) of self
 *   out = taken
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_COMPLEX64, ACL_COMPLEX128 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64,
 *                  ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any, rank at most 8; taken is
 *                  taken(dim, index, 1) of it
 *   dim            axis; the axis along which elements are selected; an axis of self; negative
 *                  counts from the end
 *   index          input; the positions, a list or one of them; ACL_INT32, ACL_INT64; shape:
 *                  indices
 *   out            output; the output, with as many elements along dim as there are positions;
 *                  dtypes of self; shape: as self as taken(dim, index, 1)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, index or out is null
 *   161002  self or index has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self, index or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  self has the rank 0 and index not one element, or there are more than 8 axes with those
 *           of index
 *   161002  out does not have the shape of self as taken(dim, index, 1)
 *   161002  rank(index) <= 1 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; elements are copied bit by bit
 *
 * Notes:
 *
 *   - A position below 0, or one that the axis does not have, is an error when the call runs, with
 *     the position's place in index; the vendor's ascend950 writes 0 there, and its other products
 *     leave open what they do.
 *   - The shape of out is compared even if self or index is empty; the vendor compares it only if
 *     neither is.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIndexSelectGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                                 const aclTensor *index,
                                                                 aclTensor *out,
                                                                 uint64_t *workspaceSize,
                                                                 aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIndexSelectGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIndexSelect(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
