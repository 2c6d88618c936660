#include "base/tag.h"

#include <stdio.h>

/* Names for sentences, of the tags and of executors. */
static const struct {
    const char *name;
    const char *maker;
} kinds[] = {
    {"a tensor", "aclCreateTensor"},
    {"a scalar", "aclCreateScalar"},
    {"an array of integers", "aclCreateIntArray"},
    {"an array of floats", "aclCreateFloatArray"},
    {"an array of booleans", "aclCreateBoolArray"},
    {"a list of tensors", "aclCreateTensorList"},
    {"a list of scalars", "aclCreateScalarList"},
    {"a data buffer", "aclCreateDataBuffer"},
    {"an executor", "a first phase"},
};

enum { KINDS = sizeof kinds / sizeof kinds[0], EXECUTOR_TAG = 0xac };

_Static_assert((int)AC_FAULTS == (int)AC_FAULT_TENSOR + (int)KINDS, "each kind has a fault");

ac_fault ac_tag_fault(const ac_pool *pool, ac_tag wanted, const void *handle)
{
    const unsigned tag = ac_tag_of(handle);

    if (tag == EXECUTOR_TAG)
        return AC_FAULT_EXECUTOR;
    if (tag < AC_TAG_TENSOR || tag >= AC_TAG_END)
        return AC_FAULT_FOREIGN;
    if (tag != wanted)
        return (ac_fault)(AC_FAULT_TENSOR + tag - AC_TAG_TENSOR);
    return ac_pool_at(pool, ((uintptr_t)handle & AC_TAG_SLOT_MASK) - 1) ? AC_FAULT_DESTROYED
                                                                        : AC_FAULT_FOREIGN;
}

const char *ac_fault_say(ac_fault fault, ac_tag wanted, char text[AC_FAULT_TEXT])
{
    const char *const name = kinds[wanted - AC_TAG_TENSOR].name;
    const char *const noun = name + (name[1] == 'n' ? 3 : 2);

    if (fault == AC_FAULT_DESTROYED)
        (void)snprintf(text, AC_FAULT_TEXT, "is %s that was destroyed", name);
    else if (fault == AC_FAULT_FOREIGN)
        (void)snprintf(text, AC_FAULT_TEXT, "is no %s; %s makes one", noun,
                       kinds[wanted - AC_TAG_TENSOR].maker);
    else
        (void)snprintf(text, AC_FAULT_TEXT, "is %s; %s is allowed",
                       kinds[fault - AC_FAULT_TENSOR].name, name);
    return text;
}
