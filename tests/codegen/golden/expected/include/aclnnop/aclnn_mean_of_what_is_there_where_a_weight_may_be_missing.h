/*
 * Generated from spec/invented/mean_of_what_is_there_where_a_weight_may_be_missing.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MEAN_OF_WHAT_IS_THERE_WHERE_A_WEIGHT_MAY_BE_MISSING_H
#define ACLNNOP_ACLNN_MEAN_OF_WHAT_IS_THERE_WHERE_A_WEIGHT_MAY_BE_MISSING_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MeanOfWhatIsThereWhereAWeightMayBeMissing: an input by its share of all, times a weight that may
 * be null. The name breaks lines.
 *
 *   out = self * slope * weight / count(self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; input; ACL_FLOAT, ACL_FLOAT16
 *   weight         input; input; ACL_FLOAT, ACL_FLOAT16; null means 2
 *   slope          input; input; ACL_FLOAT, ACL_FLOAT16; null means -1
 *   out            output; output; ACL_FLOAT, ACL_FLOAT16
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMeanOfWhatIsThereWhereAWeightMayBeMissingGetWorkspaceSize(
    const aclTensor *self, const aclTensor *weight, const aclTensor *slope, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMeanOfWhatIsThereWhereAWeightMayBeMissingGetWorkspaceSize
 * made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMeanOfWhatIsThereWhereAWeightMayBeMissing(
    void *workspace, uint64_t workspaceSize, aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
