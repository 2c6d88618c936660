/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ROTATE_QUANT_H
#define ACLNNOP_ACLNN_ROTATE_QUANT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRotateQuantGetWorkspaceSize(
    const aclTensor *x, const aclTensor *rotation, const aclTensor *alpha, int64_t axis,
    char *roundMode, int64_t scaleAlg, double dstTypeMax, bool trans, aclTensor *yOut,
    aclTensor *scaleOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRotateQuant(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
