/*
 * Generated from spec/movement/put.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_PUT_H
#define ACLNNOP_ACLNN_PUT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Put: elements of another tensor take the places of those at some positions among all elements of
 * a tensor, or are added to them. In place: selfRef stands for both self and out.
 *
 *   accumulate is true:
 *     out = sum(source)
 *   out = last(source)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; what the result begins as, overwritten by the result;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64,
 *                  ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any,
 *                  rank at most 8
 *   index          input; the positions among all elements; a negative one counts from the end;
 *                  ACL_INT32, ACL_INT64; shape: indices; negative ones count from the end
 *   source         input; the elements, one for each position; dtypes of selfRef; shape: any, rank
 *                  at most 8
 *   accumulate     mode; whether they are added, and do not replace: false, true
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, index or source is null
 *   161002  index or source has a dtype that is not listed for it
 *   161002  selfRef does not have the dtype of source
 *   161002  selfRef, index or source has a rank above 8
 *   161002  index does not begin with the extents of selfRef in front of its last 8 axes; or it has
 *           elements, and those axes have none; or source does not have the shape of selfRef as
 *           located(8, index)
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
 *   - A position that no element has is an error when the call runs, with its place in index; the
 *     vendor forbids it.
 *   - Elements with one position are added in their order, and of those that replace the last
 *     stays; the vendor leaves the order open.
 *   - The sum of truth values is whether one of them is true.
 *   - source has the shape of index; the vendor asks for as many elements.
 *   - The vendor adds no bf16.
 */
ACL_FUNC_VISIBILITY aclnnStatus
aclnnInplacePutGetWorkspaceSize(aclTensor *selfRef, const aclTensor *index, const aclTensor *source,
                                bool accumulate, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplacePutGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplacePut(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
