/*
 * Generated from spec/invented/crest.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CREST_H
#define ACLNNOP_ACLNN_CREST_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Crest: the greatest element of each row, and how far its elements lie below that together.
 *
 *   top = max(self, over: dim)
 *   most = top
 *   below = sum(top - self, over: dim) * factor
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input; ACL_FLOAT, ACL_FLOAT16 on pico; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_DOUBLE on nano
 *   factor         scalar; what a distance counts; ACL_FLOAT, ACL_FLOAT16, ACL_INT32, ACL_UINT32,
 *                  ACL_DOUBLE, ACL_BOOL
 *   dim            axis; the axis of the rows
 *   most           output; the greatest of each row; ACL_FLOAT, ACL_FLOAT16 on pico; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_DOUBLE on nano
 *   below          output; the sum of the distances; ACL_FLOAT, ACL_FLOAT16 on pico; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_DOUBLE on nano
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrestGetWorkspaceSize(const aclTensor *self,
                                                           const aclScalar *factor, int64_t dim,
                                                           aclTensor *most, aclTensor *below,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnCrestGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCrest(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
