/*
 * Generated from spec/movement/embedding_dense_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_EMBEDDING_DENSE_BACKWARD_H
#define ACLNNOP_ACLNN_EMBEDDING_DENSE_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * EmbeddingDenseBackward: the gradient of a table whose rows were listed: each row is the sum of
 * the gradients that its places in the list have.
 *
 *   scaleGradByFreq is true:
 *     out = mean(grad)
 *   out = sum(grad)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   grad             input; the gradient: a row for each number; ACL_FLOAT, ACL_FLOAT16 on
 *                    ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                    ascend950; shape: any, rank at most 8
 *   indices          input; the numbers of rows that were listed; ACL_INT32, ACL_INT64; shape:
 *                    indices
 *   numWeights       integer; the rows of the table; any
 *   paddingIdx       integer; the number of a row that has no gradient; none, if it is negative as
 *                    a signed number; any
 *   scaleGradByFreq  mode; whether a sum is divided by the number of its terms: false, true
 *   out              output; the gradient of the table; rows that are not listed are 0; dtypes of
 *                    grad; shape: the whole; grad falls on it as numbered(0, indices, numWeights,
 *                    paddingIdx)
 *   workspaceSize    result; the bytes of workspace that the second phase needs
 *   executor         result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  grad, indices or out is null
 *   161002  grad, indices or out has a dtype that is not listed for it
 *   161002  grad, indices or out has a rank above 8
 *   161002  out has not numWeights elements along axis 0, or there are more than 8 axes with those
 *           of indices; or grad does not have the shape of out as numbered(0, indices, numWeights,
 *           paddingIdx)
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
 *   - A number below 0, or one that the table does not have, is an error when the call runs, with
 *     its place in indices.
 *   - Gradients of a row are added in the order of their places, so the result is the same in every
 *     run; the vendor leaves the order open.
 *   - The axes of grad but the last are those of indices, or the call is refused with 161002; the
 *     vendor compares only the number of rows. The vendor also takes indices of other dtypes, which
 *     it converts to integers.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnEmbeddingDenseBackwardGetWorkspaceSize(
    const aclTensor *grad, const aclTensor *indices, uint64_t numWeights, uint64_t paddingIdx,
    bool scaleGradByFreq, const aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnEmbeddingDenseBackwardGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnEmbeddingDenseBackward(void *workspace, uint64_t workspaceSize,
                                                            aclOpExecutor *executor,
                                                            aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
