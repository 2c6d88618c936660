/*
 * Generated from spec/movement/expand.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_EXPAND_H
#define ACLNNOP_ACLNN_EXPAND_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Expand: a tensor repeated to a shape that it broadcasts to.
 *
 *   repeated = expanded(size) of self
 *   out = repeated
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT64,
 *                  ACL_BOOL on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT64, ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950;
 *                  shape: any, rank at most 8; repeated is expanded(size) of it
 *   size           integers; the shape of the output; a list
 *   out            output; dtypes of self; shape: as self as expanded(size)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, size or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  self does not broadcast to size, or size has more than 8 values
 *   161002  out does not have the shape of self as expanded(size)
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
 *   - An extent of -1 is refused, as are all below 0.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnExpandGetWorkspaceSize(const aclTensor *self,
                                                            const aclIntArray *size, aclTensor *out,
                                                            uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnExpandGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnExpand(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
