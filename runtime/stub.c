#include "stub.h"

#include "check.h"
#include "error.h"

aclnnStatus ac_stub_refuse(const char *name)
{
    ac_error_record(ACLNN_ERR_INNER_FIND_KERNEL_ERROR, "%s is not implemented in aclnn-cpu %s",
                    name, ACLNN_CPU_VERSION);
    return ACLNN_ERR_INNER_FIND_KERNEL_ERROR;
}
