/*
 * Generated from spec/invented/ledger.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LEDGER_H
#define ACLNNOP_ACLNN_LEDGER_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Ledger: the halves of an axis added, in as many rows as the counts add up to; the others stay as
 * they were.
 *
 *   left = half(dim, 0) of self
 *   right = half(dim, 1) of self
 *   out = left + right
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; input; ACL_FLOAT, ACL_FLOAT16
 *   dim            axis; axis
 *   counts         counts; how many rows are computed; ACL_INT64; null counts all rows
 *   out            output; output; ACL_FLOAT, ACL_FLOAT16
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLedgerGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                            const aclTensor *counts, aclTensor *out,
                                                            uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLedgerGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLedger(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
