/*
 * The public headers as a program sees them, compiled as C11 and as C++14 by acl_header.sh: they
 * stand alone, twice included too, and every number is what programs were built with.
 */
#include "aclnn/aclnn_base.h"

#include "acl/acl.h"
#include "aclnn/acl_meta.h"

struct pin {
    const char *name;
    long long found;
    long long wanted;
};

#define PIN(name, value) {#name, (long long)(name), (value)},

int main(int count, char **arguments)
{
    const struct pin pins[] = {
#include "acl_pins.h"
    };
    (void)arguments;
    for (size_t i = 0; i < sizeof(pins) / sizeof(pins[0]); i++) {
        if (pins[i].found != pins[i].wanted)
            return 1;
    }

    /* Layouts that programs rely on. */
    if (sizeof(aclDataType) != 4 || sizeof(aclnnStatus) != 4 || sizeof(aclError) != 4 ||
        sizeof(aclFloat16) != 2 || sizeof(aclrtMallocAttrValue) != 8 ||
        sizeof(aclrtPtrAttributes) != 28 || sizeof(aclrtPhysicalMemProp) != 32 ||
        sizeof(aclrtMemUsageInfo) != 112)
        return 2;
#ifdef __cplusplus
    static_assert(OK == 0, "the status of acl_meta.h");
#endif
    return count > 1 ? 3 : 0;
}
