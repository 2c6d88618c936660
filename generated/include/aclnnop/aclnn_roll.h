/*
 * Generated from spec/movement/roll.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ROLL_H
#define ACLNNOP_ACLNN_ROLL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Roll: the elements moved along some axes; what leaves at the end enters at the start.
 *
 *   moved = rolled(shifts, dims) of x
 *   out = moved
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_UINT32,
 *                  ACL_INT64, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT32, ACL_INT64, ACL_BOOL, ACL_BF16 on
 *                  ascend910b, ascend910_93; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT32, ACL_INT64, ACL_BOOL, ACL_COMPLEX64, ACL_BF16
 *                  on ascend950; shape: any, rank at most 8; moved is rolled(shifts, dims) of it
 *   shifts         integers; how far the elements are moved along each of the axes; a list
 *   dims           integers; the axes; an axis may be named more than once; a list
 *   out            output; dtypes of x; shape: as x as rolled(shifts, dims)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x, shifts, dims or out is null
 *   161002  x has a dtype that is not listed for it
 *   161002  out does not have the dtype of x
 *   161002  x or out has a rank above 8
 *   161002  shifts has not as many values as dims, or not one where dims is empty; or dims has a
 *           value that is no axis of x
 *   161002  out does not have the shape of x as rolled(shifts, dims)
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
 *   - Without dims the elements are moved in the order of their indices, by the only shift.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRollGetWorkspaceSize(const aclTensor *x,
                                                          const aclIntArray *shifts,
                                                          const aclIntArray *dims, aclTensor *out,
                                                          uint64_t *workspaceSize,
                                                          aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnRollGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRoll(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
