/*
 * Configurations for creating streams.
 */
#include <string.h>

#include "acl/acl.h"
#include "base/error.h"
#include "base/fork.h"
#include "device/stream/queue.h"
#include "device/stream/stream.h"

enum { CONFIGS_MAX = 4096 };

typedef struct config {
    ac_slot slot;
    void *work_address;
    size_t work_size;
    uint32_t flags;
    uint32_t priority;
} config;

static ac_table configs = AC_TABLE(AC_HANDLE_CONFIG, config, NULL, CONFIGS_MAX);

static void configs_forget(void)
{
    ac_table_sort_out(&configs);
}

AC_FORK_PART(AC_FORK_CONFIGS, ac_table_hold, ac_table_release, &configs, configs_forget)

static int config_find(const aclrtStreamConfigHandle *handle, const char *function, config **found)
{
    if (handle == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: handle is null", function);
    *found = (config *)ac_slot_find(&configs, handle);
    if (*found != NULL)
        return ACL_SUCCESS;
    return ac_refuse(ACL_ERROR_RT_INVALID_HANDLE,
                     "%s: handle %p does not exist; it was destroyed or does not come from "
                     "aclrtCreateStreamConfigHandle",
                     function, (const void *)handle);
}

aclrtStreamConfigHandle *aclrtCreateStreamConfigHandle(void)
{
    config *const made = (config *)ac_slot_take(&configs);
    if (made == NULL) {
        (void)ac_refuse(ACL_ERROR_RT_RESOURCE_ALLOC_FAIL,
                        "aclrtCreateStreamConfigHandle: no handle is left; at most %d may exist at "
                        "a time",
                        (int)CONFIGS_MAX);
        return NULL;
    }
    made->work_address = NULL;
    made->work_size = 0;
    made->flags = 0;
    made->priority = 0;
    return ac_slot_publish(&configs, &made->slot);
}

aclError aclrtDestroyStreamConfigHandle(aclrtStreamConfigHandle *handle)
{
    config *found;
    const int status = config_find(handle, "aclrtDestroyStreamConfigHandle", &found);
    if (status != ACL_SUCCESS)
        return status;
    uintptr_t expected = (uintptr_t)handle;
    if (!atomic_compare_exchange_strong(&found->slot.handle, &expected, 0))
        return ac_refuse(ACL_ERROR_RT_INVALID_HANDLE,
                         "aclrtDestroyStreamConfigHandle: handle %p was destroyed by another "
                         "thread",
                         (void *)handle);
    ac_slot_return(&configs, &found->slot);
    return ACL_SUCCESS;
}

aclError aclrtSetStreamConfigOpt(aclrtStreamConfigHandle *handle, aclrtStreamConfigAttr attr,
                                 const void *attrValue, size_t valueSize)
{
    config *found;
    const int status = config_find(handle, "aclrtSetStreamConfigOpt", &found);
    if (status != ACL_SUCCESS)
        return status;
    if (attrValue == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtSetStreamConfigOpt: attrValue is null");
    void *place;
    size_t size;
    switch (attr) {
    case ACL_RT_STREAM_WORK_ADDR_PTR:
        place = &found->work_address;
        size = sizeof(found->work_address);
        break;
    case ACL_RT_STREAM_WORK_SIZE:
        place = &found->work_size;
        size = sizeof(found->work_size);
        break;
    case ACL_RT_STREAM_FLAG:
        place = &found->flags;
        size = sizeof(found->flags);
        break;
    case ACL_RT_STREAM_PRIORITY:
        place = &found->priority;
        size = sizeof(found->priority);
        break;
    default:
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtSetStreamConfigOpt: attr is %d; 0 (ACL_RT_STREAM_WORK_ADDR_PTR) to "
                         "3 (ACL_RT_STREAM_PRIORITY) are allowed",
                         (int)attr);
    }
    if (valueSize != size)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtSetStreamConfigOpt: valueSize is %zu; attribute %d has %zu bytes",
                         valueSize, (int)attr, size);
    memcpy(place, attrValue, size);
    return ACL_SUCCESS;
}

aclError aclrtCreateStreamV2(aclrtStream *stream, const aclrtStreamConfigHandle *handle)
{
    config *found;
    const int status = config_find(handle, "aclrtCreateStreamV2", &found);
    if (status != ACL_SUCCESS)
        return status;
    return ac_stream_create(stream, found->priority, found->flags, "aclrtCreateStreamV2");
}
