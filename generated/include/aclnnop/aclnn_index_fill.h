/*
 * Generated from spec/movement/index_fill.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_INDEX_FILL_H
#define ACLNNOP_ACLNN_INDEX_FILL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * IndexFill: a value at the indices of one axis that a tensor has.
 *
 *   filled = marked(dim, index, value) of self
 *   out = filled
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT32, ACL_INT64, ACL_BOOL, ACL_BF16 on
 *                  ascend910b, ascend910_93; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16 on ascend950;
 *                  shape: any, rank at most 8; filled is marked(dim, index, value) of it
 *   dim            axis; the axis that indices are along; an axis of self; negative counts from the
 *                  end
 *   index          input; the indices; a negative one counts from the end; ACL_INT32, ACL_INT64;
 *                  shape: indices; negative ones count from the end
 *   value          scalar; what elements at these indices become; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   out            output; dtypes of self; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, index, value or out is null
 *   161002  self or index has a dtype that is not listed for it
 *   161002  value has a complex dtype
 *   161002  out does not have the dtype of self
 *   161002  self, index or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  out does not have the shape of self
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
 *   - An index that the axis does not have is an error when the call runs, with its place in index;
 *     the vendor leaves it out.
 *   - An index may have any rank. Its elements are taken in any order, as one value goes
 *     everywhere.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIndexFillGetWorkspaceSize(
    const aclTensor *self, int64_t dim, const aclTensor *index, const aclScalar *value,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIndexFillGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIndexFill(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnIndexFill in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the input, overwritten by the output; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT32, ACL_INT64, ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend950; shape: any, rank at most 8; filled is
 *                  marked(dim, index, value) of it
 *   dim            axis; the axis that indices are along; an axis of selfRef; negative counts from
 *                  the end
 *   index          input; the indices; a negative one counts from the end; ACL_INT32, ACL_INT64;
 *                  shape: indices; negative ones count from the end
 *   value          scalar; what elements at these indices become; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, index or value is null
 *   161002  selfRef or index has a dtype that is not listed for it
 *   161002  value has a complex dtype
 *   161002  selfRef or index has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of selfRef, or 1 at rank 0
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnIndexFill.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceIndexFillGetWorkspaceSize(
    aclTensor *selfRef, int64_t dim, const aclTensor *index, const aclScalar *value,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceIndexFillGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceIndexFill(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
