#include "check/stub.h"

#include "base/error.h"
#include "check/sentence.h"
#include "observe/observe.h"

static aclnnStatus refuse(const char *name, const char *colon, const char *why)
{
    ac_error_record(ACLNN_ERR_INNER_FIND_KERNEL_ERROR, "%s is not implemented in aclnn-cpu %s%s%s",
                    name, ACLNN_CPU_VERSION, colon, why);
    if (ac_observed(AC_OBSERVE))
        ac_observe_stub(name, ACLNN_ERR_INNER_FIND_KERNEL_ERROR);
    return ACLNN_ERR_INNER_FIND_KERNEL_ERROR;
}

aclnnStatus ac_stub_refuse(const char *name)
{
    return refuse(name, "", "");
}

aclnnStatus ac_stub_refuse_because(const char *name, const char *why)
{
    return refuse(name, ": ", why);
}
