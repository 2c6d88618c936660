/*
 * Generated from spec/movement/scatter.yaml and spec/movement/scatter_value.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SCATTER_H
#define ACLNNOP_ACLNN_SCATTER_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Scatter: elements of another tensor take the places of those of the input, or are added to them,
 * or multiply them, at a position along one axis.
 *
 *   reduce is add:
 *     out = sum(src)
 *   reduce is multiply:
 *     out = prod(src)
 *   out = last(src)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; what the output begins as; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16; shape: any,
 *                  rank at most 8
 *   dim            axis; the axis that the positions are along; an axis of self; negative counts
 *                  from the end
 *   index          input; the positions, with as many axes as self; ACL_INT32, ACL_INT64; shape:
 *                  indices; negative ones count from the end
 *   src            input; the elements, of which as many are read as index has; dtypes of self;
 *                  shape: any, rank at most 8
 *   reduce         mode; how elements are joined to those of self: 1, 2, any other value
 *   out            output; the output, with the shape of self; dtypes of self; shape: as self; src
 *                  falls on it as gathered(dim, index)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, index, src or out is null
 *   161002  index or src has a dtype that is not listed for it
 *   161002  self or out does not have the dtype of src
 *   161002  self, index, src or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  out does not have the shape of self
 *   161002  index has another rank than out, where 0 counts as 1; or, if it has elements, a larger
 *           extent along an axis other than dim, or there are none of out along dim; or src is
 *           shorter along an axis than out as gathered(dim, index)
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  sum; added in f64, or with what additions of f64 lose, in index order, and rounded once
 *
 * Notes:
 *
 *   - A position that the axis does not have is an error when the call runs, with its place in
 *     index; the vendor leaves it open.
 *   - Elements with one position are joined in their order, and of those that replace the last
 *     stays; the vendor leaves the order open.
 *   - The vendor also takes complex dtypes, and 3, 4 and 5 for reduce, which its documentation does
 *     not mention: the greatest, the least, the mean.
 *   - The sum of truth values is whether one of them is true, and their product whether all are.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatterGetWorkspaceSize(
    const aclTensor *self, int64_t dim, const aclTensor *index, const aclTensor *src,
    int64_t reduce, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnScatterGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatter(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnScatter in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; what the output begins as, overwritten by the output, with the
 *                  shape of self; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16; shape: any, rank at most 8
 *   dim            axis; the axis that the positions are along; an axis of selfRef; negative counts
 *                  from the end
 *   index          input; the positions, with as many axes as self; ACL_INT32, ACL_INT64; shape:
 *                  indices; negative ones count from the end
 *   src            input; the elements, of which as many are read as index has; dtypes of selfRef;
 *                  shape: any, rank at most 8
 *   reduce         mode; how elements are joined to those of self: 1, 2, any other value
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, index or src is null
 *   161002  index or src has a dtype that is not listed for it
 *   161002  selfRef does not have the dtype of src
 *   161002  selfRef, index or src has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of selfRef, or 1 at rank 0
 *   161002  index has another rank than selfRef, where 0 counts as 1; or, if it has elements, a
 *           larger extent along an axis other than dim, or there are none of selfRef along dim; or
 *           src is shorter along an axis than selfRef as gathered(dim, index)
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnScatter.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceScatterGetWorkspaceSize(
    aclTensor *selfRef, int64_t dim, const aclTensor *index, const aclTensor *src, int64_t reduce,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceScatterGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceScatter(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

/*
 * ScatterValue: a value takes the places of elements of the input, each at its own place but at a
 * position along one axis.
 *
 *   filled = pinned(dim, index, value) of self
 *   out = filled
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16; shape: any, rank at most 8; filled is
 *                  pinned(dim, index, value) of it
 *   dim            axis; the axis that the positions are along; an axis of self; negative counts
 *                  from the end
 *   index          input; the positions, with as many axes as self; ACL_INT32, ACL_INT64; shape:
 *                  indices; negative ones count from the end
 *   value          scalar; what elements at these positions become; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64,
 *                  ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   reduce         mode; how the value is joined to elements of self: 0
 *   out            output; the output, with the shape of self; dtypes of self; shape: as self
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
 *   161002  index has another rank than self, where 0 counts as 1; or, if it has elements, a larger
 *           extent along an axis other than dim, or there are none of self along dim
 *   161002  out does not have the shape of self
 *   161002  reduce is none of replace
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
 *   - A position that the axis does not have is an error when the call runs, with its place in
 *     index; the vendor leaves it open.
 *   - The vendor looks at neither dtypes nor shapes where index is empty.
 *   - Complex dtypes, which the vendor takes, are refused here.
 *   - The value is not added to elements, and does not multiply them, which the vendor does for a
 *     reduce of 1 and 2.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatterValueGetWorkspaceSize(
    const aclTensor *self, int64_t dim, const aclTensor *index, const aclScalar *value,
    int64_t reduce, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnScatterValueGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatterValue(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnScatterValue in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the input, overwritten by the output, with the shape of self;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_BF16; shape: any, rank at most 8; filled is
 *                  pinned(dim, index, value) of it
 *   dim            axis; the axis that the positions are along; an axis of selfRef; negative counts
 *                  from the end
 *   index          input; the positions, with as many axes as self; ACL_INT32, ACL_INT64; shape:
 *                  indices; negative ones count from the end
 *   value          scalar; what elements at these positions become; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64,
 *                  ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   reduce         mode; how the value is joined to elements of self: 0
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
 *   161002  index has another rank than selfRef, where 0 counts as 1; or, if it has elements, a
 *           larger extent along an axis other than dim, or there are none of selfRef along dim
 *   161002  reduce is none of replace
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnScatterValue.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceScatterValueGetWorkspaceSize(
    aclTensor *selfRef, int64_t dim, const aclTensor *index, const aclScalar *value, int64_t reduce,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceScatterValueGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceScatterValue(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
