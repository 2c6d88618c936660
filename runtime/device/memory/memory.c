/*
 * Device memory is host memory, allocated by the C library, so that sanitizers and valgrind check a
 * client's use of it.
 */
#define _GNU_SOURCE 1
#include "device/memory/region.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "acl/acl.h"
#include "base/error.h"
#include "device/memory/later.h"
#include "device/stream/context.h"
#include "strict/fault.h"
#include "strict/finding.h"
#include "strict/inject.h"
#include "strict/object.h"
#include "strict/shadow.h"
#include "strict/trace.h"

/* In bytes. Clients pack tensors at multiples of 128 to 512 bytes and expect the block to start at
 * one; some write into the bytes that rounding adds. */
enum {
    DEVICE_ALIGNMENT = 512,
    HOST_ALIGNMENT = 64,
    HUGE_PAGE = 1 << 21,
    USAGE_NAME_SIZE = 32,
};

static const uint32_t policy_bits =
    ACL_MEM_TYPE_LOW_BAND_WIDTH | ACL_MEM_TYPE_HIGH_BAND_WIDTH | ACL_MEM_ACCESS_USER_SPACE_READONLY;

static const unsigned device_kinds = 1U << AC_REGION_DEVICE | 1U << AC_REGION_MANAGED;
static const unsigned host_kinds = 1U << AC_REGION_HOST;

/* Queried once, because the query is slower than an allocation. */
static size_t memory_total(void)
{
    static _Atomic size_t known;
    size_t total = atomic_load_explicit(&known, memory_order_relaxed);
    if (total == 0) {
        const long pages = sysconf(_SC_PHYS_PAGES);
        const long size = sysconf(_SC_PAGESIZE);
        total = pages > 0 && size > 0 ? (size_t)pages * (size_t)size : SIZE_MAX;
        atomic_store_explicit(&known, total, memory_order_relaxed);
    }
    return total;
}

/* The system's estimate of what could be allocated without swapping. */
static size_t memory_free(void)
{
    FILE *const file = fopen("/proc/meminfo", "r");
    unsigned long long kilobytes = 0;
    bool found = false;
    char line[128];
    while (file != NULL && !found && fgets(line, sizeof(line), file) != NULL)
        found = sscanf(line, "MemAvailable: %llu kB", &kilobytes) == 1;
    if (file != NULL)
        (void)fclose(file);
    return found ? (size_t)kilobytes * 1024 : memory_total();
}

static bool policy_is_huge(uint32_t policy)
{
    switch (policy & ~policy_bits) {
    case ACL_MEM_MALLOC_NORMAL_ONLY:
    case ACL_MEM_MALLOC_NORMAL_ONLY_P2P:
        return false;
    default:
        return true;
    }
}

/* In modes that trace, device memory is memory that only the library touches. */
static void *memory_from_zone(size_t size)
{
    void *const memory = ac_zone_take(size);
    if (memory == NULL)
        return NULL;
    ac_fault_watch();
    ac_trace_made(memory, size);
    if (ac_strict(AC_STRICT_INIT))
        ac_shadow_spoil(ac_zone_reach(memory), size);
    return memory;
}

static void memory_give(void *memory)
{
    if (ac_zone_has(memory))
        ac_zone_give(memory);
    else
        free(memory);
}

/* Allocates `size` bytes and registers them as a region of `kind`. */
static int memory_take(void **pointer, size_t size, size_t rounded, enum ac_region_kind kind,
                       bool huge, const char *function)
{
    const int use = ac_context_use(function, false);
    if (use != ACL_SUCCESS)
        return use;
    const int injected = ac_inject(AC_INJECT_ALLOC, function);
    if (injected != ACL_SUCCESS)
        return injected;
    const bool traced = kind == AC_REGION_DEVICE && ac_strict(AC_STRICT_TRACE);
    const bool paged = huge && rounded >= HUGE_PAGE && !traced;
    const size_t alignment = paged                    ? HUGE_PAGE
                             : kind == AC_REGION_HOST ? HOST_ALIGNMENT
                                                      : DEVICE_ALIGNMENT;
    const size_t whole = (rounded + alignment - 1) & ~(alignment - 1);
    void *const memory = rounded < size || whole < rounded || whole > memory_total() ? NULL
                         : traced ? memory_from_zone(size)
                                  : aligned_alloc(alignment, whole);
    if (memory == NULL)
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: %zu bytes are more than is left",
                         function, size);
    if (paged)
        (void)madvise(memory, whole, MADV_HUGEPAGE);

    /* Without a context the memory belongs to the first device. */
    ac_context *const context = ac_context_peek();
    const ac_region region = {.start = (uintptr_t)memory,
                              .size = rounded,
                              .kind = kind,
                              .huge = paged,
                              .device = context == NULL ? 0 : context->device};
    if (ac_region_add(&ac_regions, &region) != AC_REGION_DONE) {
        if (traced)
            ac_trace_unmade(memory);
        memory_give(memory);
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
    }
    ac_object_made(AC_KIND_BLOCK, memory, size, function);
    *pointer = memory;
    return ACL_SUCCESS;
}

static int device_malloc(void **devPtr, size_t size, size_t extra, aclrtMemMallocPolicy policy,
                         const char *function)
{
    const uint32_t bits = (uint32_t)policy;
    if (devPtr == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: devPtr is null", function);
    if (size == 0)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: size is 0; at least 1 byte is allowed",
                         function);
    if ((bits & ~policy_bits) > ACL_MEM_MALLOC_HUGE1G_ONLY_P2P)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "%s: policy is 0x%x; 0 (ACL_MEM_MALLOC_HUGE_FIRST) to 7 "
                         "(ACL_MEM_MALLOC_HUGE1G_ONLY_P2P), with bits of 0x%x, are allowed",
                         function, (unsigned)bits, (unsigned)policy_bits);
    const size_t rounded = ((size + 31) & ~(size_t)31) + extra;
    return memory_take(devPtr, size, rounded, AC_REGION_DEVICE, policy_is_huge(bits), function);
}

aclError aclrtMalloc(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
    return device_malloc(devPtr, size, 32, policy, "aclrtMalloc");
}

aclError aclrtMallocAlign32(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
    return device_malloc(devPtr, size, 0, policy, "aclrtMallocAlign32");
}

aclError aclrtMallocCached(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
    return device_malloc(devPtr, size, 32, policy, "aclrtMallocCached");
}

/* A configuration may be null; otherwise all its attributes must be known. */
static int config_check(const aclrtMallocConfig *cfg, const char *function)
{
    if (cfg == NULL)
        return ACL_SUCCESS;
    if (cfg->attrs == NULL && cfg->numAttrs > 0)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: cfg->attrs is null, cfg->numAttrs is %zu",
                         function, cfg->numAttrs);
    for (size_t i = 0; i < cfg->numAttrs; i++) {
        const int attribute = (int)cfg->attrs[i].attr;
        if (attribute < ACL_RT_MEM_ATTR_RSV || attribute > ACL_RT_MEM_ATTR_VA_FLAG)
            return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                             "%s: cfg->attrs[%zu].attr is %d; 0 (ACL_RT_MEM_ATTR_RSV) to 3 "
                             "(ACL_RT_MEM_ATTR_VA_FLAG) are allowed",
                             function, i, attribute);
    }
    return ACL_SUCCESS;
}

aclError aclrtMallocWithCfg(void **devPtr, size_t size, aclrtMemMallocPolicy policy,
                            aclrtMallocConfig *cfg)
{
    const int status = config_check(cfg, "aclrtMallocWithCfg");
    if (status != ACL_SUCCESS)
        return status;
    return device_malloc(devPtr, size, 32, policy, "aclrtMallocWithCfg");
}

aclError aclrtMallocForTaskScheduler(void **devPtr, size_t size, aclrtMemMallocPolicy policy,
                                     aclrtMallocConfig *cfg)
{
    const int status = config_check(cfg, "aclrtMallocForTaskScheduler");
    if (status != ACL_SUCCESS)
        return status;
    return device_malloc(devPtr, size, 32, policy, "aclrtMallocForTaskScheduler");
}

aclError aclrtMemAllocManaged(void **ptr, uint64_t size, uint32_t flag)
{
    if (ptr == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtMemAllocManaged: ptr is null");
    if (size == 0)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclrtMemAllocManaged: size is 0; at least 1 byte is allowed");
    if (flag != ACL_RT_MEM_ATTACH_GLOBAL)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtMemAllocManaged: flag is %u; 1 (ACL_RT_MEM_ATTACH_GLOBAL) is "
                         "allowed",
                         (unsigned)flag);
    return memory_take(ptr, size, (size + 31) & ~(size_t)31, AC_REGION_MANAGED, true,
                       "aclrtMemAllocManaged");
}

static int host_malloc(void **hostPtr, size_t size, const char *name, const char *function)
{
    if (hostPtr == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: %s is null", function, name);
    if (size == 0)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: size is 0; at least 1 byte is allowed",
                         function);
    return memory_take(hostPtr, size, size, AC_REGION_HOST, false, function);
}

aclError aclrtMallocHost(void **hostPtr, size_t size)
{
    return host_malloc(hostPtr, size, "hostPtr", "aclrtMallocHost");
}

aclError aclrtMallocHostWithCfg(void **ptr, uint64_t size, aclrtMallocConfig *cfg)
{
    const int status = config_check(cfg, "aclrtMallocHostWithCfg");
    if (status != ACL_SUCCESS)
        return status;
    return host_malloc(ptr, size, "ptr", "aclrtMallocHostWithCfg");
}

/* Refuses an address that cannot be freed; the sentence says what it is. */
static int memory_refuse(const void *pointer, const char *name, const char *wanted,
                         const char *function)
{
    static const char *const kinds[] = {[AC_REGION_DEVICE] = "device memory",
                                        [AC_REGION_HOST] = "host memory",
                                        [AC_REGION_MANAGED] = "managed memory",
                                        [AC_REGION_REGISTERED] = "registered host memory",
                                        [AC_REGION_MAPPED] = "memory that aclrtMapMem mapped"};
    ac_region region;
    ac_object object;
    char origin[2 * AC_OBJECT_TEXT];
    const bool known = ac_region_find(&ac_regions, pointer, &region);
    if (!known && ac_strict(AC_STRICT_MEMORY) && ac_object_find(AC_KIND_BLOCK, pointer, &object) &&
        object.end != NULL) {
        const ac_finding finding = {.mode = AC_STRICT_MEMORY,
                                    .rule = "freed-twice",
                                    .status = ACL_ERROR_RT_PARAM_INVALID,
                                    .call = function,
                                    .argument = name,
                                    .bytes = object.bytes,
                                    .origin = object.ended};
        return ac_finding_report(&finding, "%s is memory that was freed: %s", name,
                                 ac_object_say(&object, origin));
    }
    if (!known)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: %s %p is no %s; it was freed before or comes from elsewhere",
                         function, name, pointer, wanted);
    if ((uintptr_t)pointer != region.start)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: %s %p lies %zu bytes inside %s; its start %p is allowed", function,
                         name, pointer, (size_t)((uintptr_t)pointer - region.start),
                         kinds[region.kind], (void *)region.start);
    return ac_refuse(ACL_ERROR_RT_PARAM_INVALID, "%s: %s %p is %s; %s is allowed", function, name,
                     pointer, kinds[region.kind], wanted);
}

static int memory_free_as(void *pointer, unsigned kinds, bool waits, const char *name,
                          const char *wanted, const char *function)
{
    ac_region region;
    if (pointer == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: %s is null", function, name);
    const int order = ac_order_use(function, ACL_ERROR_UNINITIALIZE);
    if (order != ACL_SUCCESS)
        return order;
    if (waits) {
        const int status = aclrtSynchronizeDevice();
        if (status != ACL_SUCCESS)
            return status;
    }
    if (ac_zone_has(pointer) && ac_region_find(&ac_regions, pointer, &region) &&
        region.start == (uintptr_t)pointer && (kinds >> region.kind & 1) != 0) {
        const ac_claim claim = {
            .call = function, .argument = name, .status = ACL_ERROR_RT_PARAM_INVALID};
        const int busy = ac_trace_freed(pointer, &claim);
        if (busy != 0)
            return busy;
    }
    if (!ac_region_remove(&ac_regions, pointer, kinds, &region))
        return memory_refuse(pointer, name, wanted, function);
    ac_object_ended(AC_KIND_BLOCK, pointer, "freed");
    if (!ac_later_give(pointer, memory_give))
        memory_give(pointer);
    return ACL_SUCCESS;
}

aclError aclrtFree(void *devPtr)
{
    return memory_free_as(devPtr, device_kinds, false, "devPtr", "device memory", "aclrtFree");
}

aclError aclrtFreeWithDevSync(void *devPtr)
{
    return memory_free_as(devPtr, device_kinds, true, "devPtr", "device memory",
                          "aclrtFreeWithDevSync");
}

aclError aclrtFreeHost(void *hostPtr)
{
    return memory_free_as(hostPtr, host_kinds, false, "hostPtr", "host memory", "aclrtFreeHost");
}

aclError aclrtFreeHostWithDevSync(void *hostPtr)
{
    return memory_free_as(hostPtr, host_kinds, true, "hostPtr", "host memory",
                          "aclrtFreeHostWithDevSync");
}

aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total)
{
    ac_context *context;
    if (free == NULL || total == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetMemInfo: %s is null",
                         free == NULL ? "free" : "total");
    const int status = ac_context_get("aclrtGetMemInfo", &context);
    if (status != ACL_SUCCESS)
        return status;
    *free = 0;
    *total = 0;
    switch (attr) {
    case ACL_HBM_MEM_HUGE1G:
    case ACL_HBM_MEM_P2P_HUGE1G:
    case ACL_MEM_HUGE1G:
    case ACL_MEM_P2P_HUGE1G:
        break;
    default:
        if ((int)attr >= ACL_DDR_MEM && attr <= ACL_MEM_P2P_HUGE1G) {
            *total = memory_total();
            *free = memory_free();
            if (*free > *total)
                *free = *total;
        }
    }
    return ACL_SUCCESS;
}

aclError aclrtGetMemUsageInfo(int32_t deviceId, aclrtMemUsageInfo *memUsageInfo, size_t inputNum,
                              size_t *outputNum)
{
    static const struct {
        enum ac_region_kind kind;
        char name[USAGE_NAME_SIZE];
    } parts[] = {{AC_REGION_DEVICE, "device"},
                 {AC_REGION_HOST, "host"},
                 {AC_REGION_MANAGED, "managed"},
                 {AC_REGION_MAPPED, "mapped"}};
    enum { PARTS = sizeof(parts) / sizeof(parts[0]) };
    if (memUsageInfo == NULL || outputNum == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetMemUsageInfo: %s is null",
                         memUsageInfo == NULL ? "memUsageInfo" : "outputNum");
    const int status = ac_device_check(deviceId, "aclrtGetMemUsageInfo");
    if (status != ACL_SUCCESS)
        return status;

    aclrtMemUsageInfo all[PARTS];
    memset(all, 0, sizeof(all));
    for (size_t i = 0; i < PARTS; i++) {
        aclrtMemUsageInfo info = {.curMemSize = 0};
        memcpy(info.name, parts[i].name, sizeof(info.name));
        ac_region_usage(parts[i].kind, &info.curMemSize, &info.memPeakSize);
        size_t place = i;
        for (; place > 0 && all[place - 1].curMemSize < info.curMemSize; place--)
            all[place] = all[place - 1];
        all[place] = info;
    }
    *outputNum = inputNum < PARTS ? inputNum : PARTS;
    memcpy(memUsageInfo, all, *outputNum * sizeof(all[0]));
    return ACL_SUCCESS;
}

static int cache_check(const void *devPtr, size_t size, const char *function)
{
    if (devPtr == NULL || size == 0)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: %s", function,
                         devPtr == NULL ? "devPtr is null" : "size is 0");
    return ACL_SUCCESS;
}

aclError aclrtMemFlush(void *devPtr, size_t size)
{
    return cache_check(devPtr, size, "aclrtMemFlush");
}

aclError aclrtMemInvalidate(void *devPtr, size_t size)
{
    return cache_check(devPtr, size, "aclrtMemInvalidate");
}

static bool region_is_device(const ac_region *region)
{
    return region->kind == AC_REGION_DEVICE || region->kind == AC_REGION_MAPPED;
}

aclError aclrtPointerGetAttributes(const void *ptr, aclrtPtrAttributes *attributes)
{
    ac_region region;
    if (ptr == NULL || attributes == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtPointerGetAttributes: %s is null",
                         ptr == NULL ? "ptr" : "attributes");
    *attributes = (aclrtPtrAttributes){.location = {.type = ACL_MEM_LOCATION_TYPE_UNREGISTERED}};
    attributes->pageSize = (uint32_t)sysconf(_SC_PAGESIZE);
    if (!ac_region_find(&ac_regions, ptr, &region))
        return ACL_SUCCESS;
    attributes->location.id = (uint32_t)region.device;
    attributes->location.type = region_is_device(&region)          ? ACL_MEM_LOCATION_TYPE_DEVICE
                                : region.kind == AC_REGION_MANAGED ? ACL_MEM_LOCATION_TYPE_MANAGED
                                                                   : ACL_MEM_LOCATION_TYPE_HOST;
    if (region.huge)
        attributes->pageSize = HUGE_PAGE;
    return ACL_SUCCESS;
}

aclError aclrtCheckMemType(void **addrList, uint32_t size, uint32_t memType, uint32_t *checkResult,
                           uint32_t reserve)
{
    static const uint32_t known = ACL_RT_MEM_TYPE_DEV | ACL_RT_MEM_TYPE_DVPP | ACL_RT_MEM_TYPE_RSVD;
    if (addrList == NULL || checkResult == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtCheckMemType: %s is null",
                         addrList == NULL ? "addrList" : "checkResult");
    if (size == 0 || memType == 0 || (memType & ~known) != 0 || reserve != 0)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtCheckMemType: size is %u, memType 0x%x, reserve %u; size above 0, "
                         "bits of 0x%x (ACL_RT_MEM_TYPE_...) and 0 are allowed",
                         (unsigned)size, (unsigned)memType, (unsigned)reserve, (unsigned)known);
    uint32_t all = 1;
    for (uint32_t i = 0; i < size; i++) {
        ac_region region;
        if ((memType & ACL_RT_MEM_TYPE_DEV) == 0 ||
            !ac_region_find(&ac_regions, addrList[i], &region) || !region_is_device(&region))
            all = 0;
    }
    *checkResult = all;
    return ACL_SUCCESS;
}
