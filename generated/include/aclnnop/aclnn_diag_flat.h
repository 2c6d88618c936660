/*
 * Generated from spec/movement/diag_flat.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_DIAG_FLAT_H
#define ACLNNOP_ACLNN_DIAG_FLAT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * DiagFlat: the square matrix that has all elements of a tensor, in their order, on a diagonal, and
 * zeros elsewhere.
 *
 *   laid = on_diagonal(diagonal) of self
 *   out = laid
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64 on ascend910, ascend310p;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_BF16 on ascend910b, ascend910_93;
 *                  shape: any, rank at most 8; laid is on_diagonal(diagonal) of it
 *   diagonal       integer; the diagonal: 0 begins at the first element, those above it are above
 *                  0; any
 *   out            output; the matrix; dtypes of self; shape: as self as on_diagonal(diagonal)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  the result has more elements than memory can hold
 *   161002  out does not have the shape of self as on_diagonal(diagonal)
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
 *   - The output has the dtype of self; the vendor converts to any other.
 *   - An input without elements gives a matrix of zeros, which the vendor leaves as it was.
 *   - A null self or out is refused with 161001, as everywhere; the vendor's status is 561103.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDiagFlatGetWorkspaceSize(const aclTensor *self,
                                                              int64_t diagonal, aclTensor *out,
                                                              uint64_t *workspaceSize,
                                                              aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnDiagFlatGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDiagFlat(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
