/*
 * Generated from spec/movement/tril.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_TRIL_H
#define ACLNNOP_ACLNN_TRIL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Tril: matrices up to a diagonal; the elements behind it become 0.
 *
 *   kept = lower(diagonal) of self
 *   out = kept
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL on
 *                  ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16 on
 *                  ascend910b, ascend910_93; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_COMPLEX64, ACL_BF16 on ascend950; shape: any, rank at most 8; kept
 *                  is lower(diagonal) of it
 *   diagonal       integer; the diagonal: 0 begins at the first element, those above it are above
 *                  0; any
 *   out            output; dtypes of self; shape: as self
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
 *   161002  out does not have the shape of self
 *   161002  rank(self) >= 2 does not hold
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
 *   - A kept element is copied bit by bit, and a nan that is not kept becomes 0, too.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTrilGetWorkspaceSize(const aclTensor *self, int64_t diagonal,
                                                          aclTensor *out, uint64_t *workspaceSize,
                                                          aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnTrilGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTril(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnTril in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the input, overwritten by the output; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64,
 *                  ACL_UINT64, ACL_DOUBLE, ACL_BOOL on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32,
 *                  ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_BF16 on
 *                  ascend950; shape: any, rank at most 8; kept is lower(diagonal) of it
 *   diagonal       integer; the diagonal: 0 begins at the first element, those above it are above
 *                  0; any
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef is null
 *   161002  selfRef has a dtype that is not listed for it
 *   161002  selfRef has a rank above 8
 *   161002  rank(self) >= 2 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnTril.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceTrilGetWorkspaceSize(const aclTensor *selfRef,
                                                                 int64_t diagonal,
                                                                 uint64_t *workspaceSize,
                                                                 aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceTrilGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceTril(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
