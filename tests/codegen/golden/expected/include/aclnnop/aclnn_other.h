/*
 * Generated from spec/invented/other.yaml and spec/invented/spare.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_OTHER_H
#define ACLNNOP_ACLNN_OTHER_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Other: a number that chooses one of two forms, and stands for the first unless it is 1.
 *
 *   form is square:
 *     out = self * self
 *   out = self
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; input; ACL_FLOAT
 *   form           mode; the form: 1, any other value
 *   out            output; output; ACL_FLOAT
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnOtherGetWorkspaceSize(const aclTensor *self, int64_t form,
                                                           aclTensor *out, uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnOtherGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnOther(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

/*
 * Spare: a scale that may be left out, and tensors that nothing looks at. It shares the header of
 * Other.
 *
 *   out = self * sigmoid(scale * self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; input; ACL_FLOAT
 *   kept           ignored; reserved; not null
 *   scale          scalar; scalar; ACL_FLOAT, ACL_FLOAT16, ACL_INT32, ACL_UINT32, ACL_DOUBLE,
 *                  ACL_BOOL; null means -0.5
 *   sure           mode; whether the scale is checked: false, true
 *   out            output; output; ACL_FLOAT
 *   free           ignored; not looked at; may be null
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSpareGetWorkspaceSize(
    const aclTensor *self, const aclTensor *kept, const aclScalar *scale, bool sure, aclTensor *out,
    aclTensor *free, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSpareGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSpare(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
