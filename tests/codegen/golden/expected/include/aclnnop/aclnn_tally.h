/*
 * Generated from spec/invented/tally.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_TALLY_H
#define ACLNNOP_ACLNN_TALLY_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Tally: each value twice, in as many rows as the counts add up to.
 *
 *   out = self * 2
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; input; ACL_FLOAT
 *   counts         counts; how many rows each group has; ACL_INT64; null counts all rows
 *   dim            axis; axis
 *   out            output; output; ACL_FLOAT
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTallyGetWorkspaceSize(const aclTensor *self,
                                                           const aclTensor *counts, int64_t dim,
                                                           aclTensor *out, uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnTallyGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTally(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
