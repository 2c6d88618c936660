/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The entry points that no spec implements.
 */
#include "aclnnop/aclnn_lean.h"
#include "aclnnop/aclnn_lean_ever.h"
#include "aclnnop/aclnn_pending.h"
#include "check/padded.h"
#include "check/stub.h"

#pragma GCC diagnostic ignored "-Wunused-parameter" /* stubs read no argument */

aclnnStatus aclnnLeanCount(const aclIntArray *dims, aclDataType dtype, uint64_t *count)
{
    static const ac_padding padding = {
        .rows = 16,
        .columns = 32,
        .short_columns = 16,
        .filled = true,
    };

    return ac_padded_count("aclnnLeanCount", dims, "dims", &padding, dtype, count, "count");
}

aclnnStatus aclnnLeanLength(const aclIntArray *dims, uint64_t *count)
{
    static const ac_padding padding = {
        .rows = 8,
        .columns = 8,
        .short_columns = 8,
    };

    return ac_padded_count("aclnnLeanLength", dims, "dims", &padding, ACL_DT_UNDEFINED, count,
                           "count");
}

aclnnStatus aclnnLeanOnceGetWorkspaceSize(aclTensor *selfRef, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    return ac_stub_refuse_because("aclnnLeanOnce", "nobody leans twice");
}

aclnnStatus aclnnLeanOnce(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_stub_refuse_because("aclnnLeanOnce", "nobody leans twice");
}

aclnnStatus aclnnLeanSize(const aclIntArray *dims, uint64_t *size)
{
    return ac_stub_refuse("aclnnLeanSize");
}

aclnnStatus aclnnPendingGetWorkspaceSize(const aclTensor *self, double alpha, char *mode,
                                         aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnPending");
}

aclnnStatus aclnnPending(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_stub_refuse("aclnnPending");
}
