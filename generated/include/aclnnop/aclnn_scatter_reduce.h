/*
 * Generated from spec/movement/scatter_reduce.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SCATTER_REDUCE_H
#define ACLNNOP_ACLNN_SCATTER_REDUCE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ScatterReduce: elements of another tensor are added to those of the input at their own places,
 * but at a position along one axis.
 *
 *   out = sum(src)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; what the output begins as; ACL_FLOAT; shape: any, rank at most 8
 *   dim            axis; the axis that the positions are along; an axis of self; negative counts
 *                  from the end
 *   index          input; the positions, with as many axes as self; ACL_INT32, ACL_INT64; shape:
 *                  indices; negative ones count from the end
 *   src            input; the elements, of which as many are read as index has; dtypes of self;
 *                  shape: any, rank at most 8
 *   reduce         mode; how elements are joined to those of self: 1
 *   includeSelf    whether elements of self take part; only true is allowed
 *   out            output; the output, with the shape of self; dtypes of self; shape: as self; src
 *                  falls on it as gathered(dim, index)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, index or src is null
 *   161002  includeSelf is false
 *   161001  out is null
 *   161002  index or src has a dtype that is not listed for it
 *   161002  self or out does not have the dtype of src
 *   161002  self, index, src or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  out does not have the shape of self
 *   161002  index has another rank than out, where 0 counts as 1; or, if it has elements, a larger
 *           extent along an axis other than dim, or there are none of out along dim; or src is
 *           shorter along an axis than out as gathered(dim, index)
 *   161002  reduce is none of add
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
 *   - Elements with one position are added in their order, so the result is the same in every run;
 *     the vendor leaves the order open.
 *   - The vendor looks at reduce, includeSelf and the dtype of self before all else; it documents
 *     other values of them for products that are not carried.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatterReduceGetWorkspaceSize(
    const aclTensor *self, int64_t dim, const aclTensor *index, const aclTensor *src,
    int64_t reduce, bool includeSelf, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnScatterReduceGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnScatterReduce(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnScatterReduce in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; what the output begins as, overwritten by the output, with the
 *                  shape of self; ACL_FLOAT; shape: any, rank at most 8
 *   dim            axis; the axis that the positions are along; an axis of selfRef; negative counts
 *                  from the end
 *   index          input; the positions, with as many axes as self; ACL_INT32, ACL_INT64; shape:
 *                  indices; negative ones count from the end
 *   src            input; the elements, of which as many are read as index has; dtypes of selfRef;
 *                  shape: any, rank at most 8
 *   reduce         mode; how elements are joined to those of self: 1
 *   includeSelf    whether elements of self take part; only true is allowed
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, index or src is null
 *   161002  includeSelf is false
 *   161002  index or src has a dtype that is not listed for it
 *   161002  selfRef does not have the dtype of src
 *   161002  selfRef, index or src has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of selfRef, or 1 at rank 0
 *   161002  index has another rank than selfRef, where 0 counts as 1; or, if it has elements, a
 *           larger extent along an axis other than dim, or there are none of selfRef along dim; or
 *           src is shorter along an axis than selfRef as gathered(dim, index)
 *   161002  reduce is none of add
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnScatterReduce.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceScatterReduceGetWorkspaceSize(
    aclTensor *selfRef, int64_t dim, const aclTensor *index, const aclTensor *src, int64_t reduce,
    bool includeSelf, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceScatterReduceGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceScatterReduce(void *workspace, uint64_t workspaceSize,
                                                          aclOpExecutor *executor,
                                                          aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
