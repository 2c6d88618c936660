#include "strict/stale.h"

#include <stdio.h>

#include "base/error.h"
#include "strict/lifetime.h"

enum { TEXT = AC_FAULT_TEXT + 64 };

ac_kind ac_stale_kind(ac_tag tag)
{
    switch (tag) {
    case AC_TAG_TENSOR:
        return AC_KIND_TENSOR;
    case AC_TAG_SCALAR:
        return AC_KIND_SCALAR;
    case AC_TAG_TENSOR_LIST:
    case AC_TAG_SCALAR_LIST:
        return AC_KIND_LIST;
    case AC_TAG_BUFFER:
        return AC_KIND_BUFFER;
    default:
        return AC_KIND_ARRAY;
    }
}

aclnnStatus ac_stale_refuse(const char *function, const char *name, const ac_pool *pool,
                            ac_tag wanted, const void *handle)
{
    char fault[AC_FAULT_TEXT];
    char text[TEXT];

    AC_TRY(ac_check_pointer(function, handle, name));
    (void)ac_fault_say(ac_tag_fault(pool, wanted, handle), wanted, fault);
    (void)snprintf(text, sizeof text, "%s %s", name, fault);
    return ac_lifetime_refuse(ACLNN_ERR_PARAM_INVALID, function, name, ac_stale_kind(wanted),
                              handle, text);
}
