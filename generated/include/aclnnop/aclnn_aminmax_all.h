/*
 * Generated from spec/reduction/aminmax_all.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_AMINMAX_ALL_H
#define ACLNNOP_ACLNN_AMINMAX_ALL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * AminmaxAll: the least and the greatest of all elements.
 *
 *   minOut = min(self, over: all)
 *   maxOut = max(self, over: all)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   minOut         output; the least element; dtypes of self; shape: as self, without all of its
 *                  axes
 *   maxOut         output; the greatest element; dtypes of self; shape: as self, without all of its
 *                  axes
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, minOut or maxOut is null
 *   161002  self has a dtype that is not listed for it
 *   161002  minOut or maxOut does not have the dtype of self
 *   161002  self, minOut or maxOut has a rank above 8
 *   161002  minOut or maxOut does not have the shape of self without all of its axes; all shapes of
 *           one element are alike
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   minOut  exact; selections, and at most one rounding: the result nearest to the real value
 *   maxOut  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - Where an element is nan, both results are nan; +0 is above -0. The vendor says neither.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAminmaxAllGetWorkspaceSize(const aclTensor *self,
                                                                aclTensor *minOut,
                                                                aclTensor *maxOut,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAminmaxAllGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAminmaxAll(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
