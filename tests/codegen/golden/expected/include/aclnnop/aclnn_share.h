/*
 * Generated from spec/invented/share.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SHARE_H
#define ACLNNOP_ACLNN_SHARE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Share: what each element has of its row, times a factor, and how far it is from the greatest.
 *
 *   top = max(self, over: dim)
 *   power = exp(self - top)
 *   total = sum(power, over: dim)
 *   out = power / total * factor
 *   below = self - top - log(total)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input; ACL_FLOAT, ACL_FLOAT16 on pico; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_DOUBLE on nano
 *   factor         scalar; what a row comes to; ACL_FLOAT, ACL_FLOAT16, ACL_INT32, ACL_UINT32,
 *                  ACL_DOUBLE, ACL_BOOL
 *   dim            axis; the axis of the rows
 *   out            output; the shares; ACL_FLOAT, ACL_FLOAT16 on pico; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_DOUBLE on nano
 *   below          output; the distances; ACL_FLOAT, ACL_FLOAT16 on pico; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_DOUBLE on nano
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnShareGetWorkspaceSize(const aclTensor *self,
                                                           const aclScalar *factor, int64_t dim,
                                                           aclTensor *out, aclTensor *below,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnShareGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnShare(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
