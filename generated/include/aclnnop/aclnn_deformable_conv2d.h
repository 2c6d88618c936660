/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_DEFORMABLE_CONV2D_H
#define ACLNNOP_ACLNN_DEFORMABLE_CONV2D_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDeformableConv2dGetWorkspaceSize(
    const aclTensor *x, const aclTensor *weight, const aclTensor *offset,
    const aclTensor *biasOptional, const aclIntArray *kernelSize, const aclIntArray *stride,
    const aclIntArray *padding, const aclIntArray *dilation, int64_t groups,
    int64_t deformableGroups, bool modulated, aclTensor *out, aclTensor *deformOutOptional,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDeformableConv2d(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
