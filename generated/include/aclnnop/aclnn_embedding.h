/*
 * Generated from spec/movement/embedding.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_EMBEDDING_H
#define ACLNNOP_ACLNN_EMBEDDING_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Embedding: the rows of a table that are listed.
 *
 *   rows = taken(0, indices, 0) of weight
 *   out = rows
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   weight         input; the table; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128 on
 *                  ascend910, ascend310p, ascend310b; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any,
 *                  rank at most 8; rows is taken(0, indices, 0) of it
 *   indices        input; the numbers of rows; ACL_INT32, ACL_INT64; shape: indices
 *   out            output; the output: a row for each number; dtypes of weight; shape: as weight as
 *                  taken(0, indices, 0)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  weight, indices or out is null
 *   161002  weight or indices has a dtype that is not listed for it
 *   161002  out does not have the dtype of weight
 *   161002  weight does not have the rank 2
 *   161002  indices or out has a rank above 8
 *   161002  weight has the rank 0 and indices not one element, or there are more than 8 axes with
 *           those of indices
 *   161002  out does not have the shape of weight as taken(0, indices, 0)
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
 *   - A number below 0, or one that the table does not have, is an error when the call runs, with
 *     its place in indices.
 *   - The table has the rank 2, and rows of the output have its length, or the call is refused with
 *     161002; the vendor does not look at the rank, and refuses rows of another length with 561103.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnEmbeddingGetWorkspaceSize(const aclTensor *weight,
                                                               const aclTensor *indices,
                                                               const aclTensor *out,
                                                               uint64_t *workspaceSize,
                                                               aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnEmbeddingGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnEmbedding(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
