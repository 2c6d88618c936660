/*
 * Generated from spec/invented/whole.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_WHOLE_H
#define ACLNNOP_ACLNN_WHOLE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Whole: a number of any kind, kept between two others and added to itself, in one of two forms.
 *
 *   kept = where(self < low and not other == 0 or self > most, low, self)
 *   form is kept:
 *     out = min(kept, 7)
 *   form is turned:
 *     out = max(-kept * step, other)
 *   twice = self + self - other
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; input; ACL_FLOAT, ACL_INT32, ACL_UINT32
 *   other          input; input; ACL_FLOAT, ACL_INT32, ACL_UINT32
 *   low            scalar; scalar; ACL_FLOAT, ACL_FLOAT16, ACL_INT32, ACL_UINT32, ACL_DOUBLE,
 *                  ACL_BOOL
 *   step           scalar; scalar; ACL_FLOAT, ACL_FLOAT16, ACL_INT32, ACL_UINT32, ACL_DOUBLE,
 *                  ACL_BOOL; null means 2
 *   most           scalar; scalar
 *   form           mode; mode: "kept", "turned"
 *   out            output; output; ACL_FLOAT, ACL_FLOAT16, ACL_INT32, ACL_UINT32, ACL_DOUBLE,
 *                  ACL_COMPLEX64
 *   twice          output; output; ACL_FLOAT, ACL_INT32, ACL_UINT32
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus
aclnnWholeGetWorkspaceSize(const aclTensor *self, const aclTensor *other, const aclScalar *low,
                           const aclScalar *step, int64_t most, char *form, const aclTensor *out,
                           aclTensor *twice, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnWholeGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnWhole(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
