/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The list of all stubs.
 */
#include "client/stubs.h"

#include <stddef.h>

const ac_stub ac_stubs[] = {
    {
        .name = "aclnnLeanOnce",
        .header = "aclnnop/aclnn_lean.h",
        .prototype = "aclnnStatus aclnnLeanOnceGetWorkspaceSize(aclTensor *selfRef, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
        .why = "nobody leans twice",
    },
    {
        .name = "aclnnLeanSize",
        .header = "aclnnop/aclnn_lean_ever.h",
        .prototype = "aclnnStatus aclnnLeanSize(const aclIntArray *dims, uint64_t *size)",
    },
    {
        .name = "aclnnPending",
        .header = "aclnnop/aclnn_pending.h",
        .prototype = "aclnnStatus aclnnPendingGetWorkspaceSize(const aclTensor *self, double "
                     "alpha, char *mode, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {NULL, NULL, NULL, NULL},
};
