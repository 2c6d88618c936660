/*
 * Host memory that a caller registers. It stays the caller's; its device address is the same
 * address.
 */
#define _GNU_SOURCE 1
#include "device/memory/region.h"

#include <unistd.h>

#include "acl/acl.h"
#include "base/error.h"
#include "strict/order.h"

static int host_register(void *ptr, uint64_t size, const char *function)
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    const int order = ac_order_use(function, ACL_ERROR_UNINITIALIZE);
    if (order != ACL_SUCCESS)
        return order;
    if (ptr == NULL || size == 0)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: %s", function,
                         ptr == NULL ? "ptr is null" : "size is 0; at least 1 byte is allowed");
    if (((uintptr_t)ptr & (page - 1)) != 0)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: ptr %p is not the start of a page; multiples of %zu are allowed",
                         function, ptr, page);
    if ((uintptr_t)ptr + (size - 1) < (uintptr_t)ptr)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: %llu bytes from ptr %p go beyond the address space", function,
                         (unsigned long long)size, ptr);
    const ac_region region = {.start = (uintptr_t)ptr, .size = size, .kind = AC_REGION_REGISTERED};
    switch (ac_region_add(&ac_regions, &region)) {
    case AC_REGION_OVERLAPS:
        return ac_refuse(ACL_ERROR_HOST_MEMORY_ALREADY_REGISTERED,
                         "%s: some of the %llu bytes from ptr %p are known to the library already",
                         function, (unsigned long long)size, ptr);
    case AC_REGION_NO_MEMORY:
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
    default:
        return ACL_SUCCESS;
    }
}

aclError aclrtHostRegister(void *ptr, uint64_t size, aclrtHostRegisterType type, void **devPtr)
{
    if (devPtr == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtHostRegister: devPtr is null");
    if (type != ACL_HOST_REGISTER_MAPPED)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtHostRegister: type is %d; 0 (ACL_HOST_REGISTER_MAPPED) is allowed",
                         (int)type);
    const int status = host_register(ptr, size, "aclrtHostRegister");
    if (status == ACL_SUCCESS)
        *devPtr = ptr;
    return status;
}

aclError aclrtHostRegisterV2(void *ptr, uint64_t size, uint32_t flag)
{
    static const uint32_t known =
        ACL_HOST_REG_MAPPED | ACL_HOST_REG_IOMEMORY | ACL_HOST_REG_READONLY | ACL_HOST_REG_PINNED;
    if (flag == 0 || (flag & ~known) != 0)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtHostRegisterV2: flag is 0x%x; bits of 0x%x (ACL_HOST_REG_...) are "
                         "allowed",
                         (unsigned)flag, (unsigned)known);
    return host_register(ptr, size, "aclrtHostRegisterV2");
}

aclError aclrtHostGetDevicePointer(void *pHost, void **pDevice, uint32_t flag)
{
    ac_region region;
    if (pHost == NULL || pDevice == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtHostGetDevicePointer: %s is null",
                         pHost == NULL ? "pHost" : "pDevice");
    if (flag != 0)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtHostGetDevicePointer: flag is %u; 0 is allowed", (unsigned)flag);
    if (!ac_region_find(&ac_regions, pHost, &region) ||
        (region.kind != AC_REGION_REGISTERED && region.kind != AC_REGION_HOST))
        return ac_refuse(ACL_ERROR_HOST_MEMORY_NOT_REGISTERED,
                         "aclrtHostGetDevicePointer: pHost %p is not registered; "
                         "aclrtHostRegister does that",
                         pHost);
    *pDevice = pHost;
    return ACL_SUCCESS;
}

aclError aclrtHostUnregister(void *ptr)
{
    ac_region region;
    if (ptr == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtHostUnregister: ptr is null");
    if (!ac_region_remove(&ac_regions, ptr, 1U << AC_REGION_REGISTERED, &region))
        return ac_refuse(ACL_ERROR_HOST_MEMORY_NOT_REGISTERED,
                         "aclrtHostUnregister: ptr %p is not the start of registered memory", ptr);
    return ACL_SUCCESS;
}
