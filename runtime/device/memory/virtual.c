/*
 * Virtual memory: address space is reserved separately, physical memory is an anonymous file, and
 * mapping connects the two.
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "acl/acl.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/handle_table.h"
#include "device/memory/region.h"
#include "device/stream/context.h"
#include "strict/inject.h"
#include "strict/order.h"

enum { BLOCKS_MAX = 65536, HUGE_PAGE = 1 << 21 };

typedef struct block {
    ac_slot slot;
    pthread_mutex_t lock;
    int file;
    size_t size;
    bool huge;
    int device;
} block;

static void block_prepare(ac_slot *slot)
{
    (void)pthread_mutex_init(&((block *)slot)->lock, NULL);
}

static ac_table blocks = AC_TABLE_LOCKED(AC_HANDLE_BLOCK, block, block_prepare, BLOCKS_MAX);

/* Held while mapping, which checks reservations and mappings together. */
static pthread_mutex_t space_lock = PTHREAD_MUTEX_INITIALIZER;

static void blocks_forget(void)
{
    ac_table_sort_out(&blocks);
}

AC_FORK_LOCK(AC_FORK_SPACE, &space_lock, NULL)
AC_FORK_PART(AC_FORK_BLOCKS, ac_table_hold, ac_table_release, &blocks, blocks_forget)

static size_t page_size(void)
{
    return (size_t)sysconf(_SC_PAGESIZE);
}

static bool memory_is_huge(aclrtMemAttr attribute)
{
    switch (attribute) {
    case ACL_DDR_MEM_NORMAL:
    case ACL_HBM_MEM_NORMAL:
    case ACL_DDR_MEM_P2P_NORMAL:
    case ACL_HBM_MEM_P2P_NORMAL:
    case ACL_MEM_NORMAL:
    case ACL_MEM_P2P_NORMAL:
        return false;
    default:
        return true;
    }
}

static int property_check(const aclrtPhysicalMemProp *prop, const char *function)
{
    if (prop == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: prop is null", function);
    if (prop->allocationType != ACL_MEM_ALLOCATION_TYPE_PINNED)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: prop->allocationType is %d; 0 (ACL_MEM_ALLOCATION_TYPE_PINNED) is "
                         "allowed",
                         function, (int)prop->allocationType);
    if ((int)prop->memAttr < ACL_DDR_MEM || prop->memAttr > ACL_MEM_P2P_HUGE1G)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: prop->memAttr is %d; 0 (ACL_DDR_MEM) to 17 (ACL_MEM_P2P_HUGE1G) are "
                         "allowed",
                         function, (int)prop->memAttr);
    switch (prop->location.type) {
    case ACL_MEM_LOCATION_TYPE_DEVICE:
        return ac_device_check((int32_t)prop->location.id, function);
    case ACL_MEM_LOCATION_TYPE_HOST:
    case ACL_MEM_LOCATION_TYPE_HOST_NUMA:
        return ACL_SUCCESS;
    default:
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: prop->location.type is %d; 0 (ACL_MEM_LOCATION_TYPE_HOST), 1 "
                         "(ACL_MEM_LOCATION_TYPE_DEVICE) and 4 (ACL_MEM_LOCATION_TYPE_HOST_NUMA) "
                         "are allowed",
                         function, (int)prop->location.type);
    }
}

static size_t granularity_of(const aclrtPhysicalMemProp *prop)
{
    return memory_is_huge(prop->memAttr) ? HUGE_PAGE : page_size();
}

aclError aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp *prop,
                                          aclrtMemGranularityOptions option, size_t *granularity)
{
    static const char function[] = "aclrtMemGetAllocationGranularity";
    if (granularity == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: granularity is null", function);
    const int status = property_check(prop, function);
    if (status != ACL_SUCCESS)
        return status;
    if (option != ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM &&
        option != ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: option is %d; 0 (ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM) and 1 "
                         "(ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED) are allowed",
                         function, (int)option);
    *granularity =
        option == ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM ? granularity_of(prop) : HUGE_PAGE;
    return ACL_SUCCESS;
}

aclError aclrtReserveMemAddress(void **virPtr, size_t size, size_t alignment, void *expectPtr,
                                uint64_t flags)
{
    static const char function[] = "aclrtReserveMemAddress";
    const int order = ac_order_use(function, ACL_ERROR_UNINITIALIZE);
    if (order != ACL_SUCCESS)
        return order;
    if (virPtr == NULL || size == 0)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: %s", function,
                         virPtr == NULL ? "virPtr is null"
                                        : "size is 0; at least 1 byte is allowed");
    if ((alignment & (alignment - 1)) != 0)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: alignment is %zu; 0 and powers of two are allowed", function,
                         alignment);
    if (flags > 1)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: flags is %llu; 0 (normal pages) and 1 (huge pages) are allowed",
                         function, (unsigned long long)flags);
    /* Aligned for huge pages, which may be mapped later whatever the flags say. */
    const size_t step = alignment > HUGE_PAGE ? alignment : HUGE_PAGE;
    const size_t whole = (size + page_size() - 1) & ~(page_size() - 1);
    void *memory = MAP_FAILED;
    if (whole >= size && whole + step > whole)
        memory = mmap(expectPtr, whole + step, PROT_NONE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION,
                         "%s: %zu bytes are more than the address space has left", function, size);
    /* More was reserved than requested; the unaligned ends are released. */
    const uintptr_t first = (uintptr_t)memory;
    const uintptr_t start = (first + step - 1) & ~(uintptr_t)(step - 1);
    if (start > first)
        (void)munmap(memory, start - first);
    if (first + step > start)
        (void)munmap((void *)(start + whole), first + step - start);

    const ac_region region = {.start = start, .size = whole, .kind = AC_REGION_MAPPED};
    if (ac_region_add(&ac_reservations, &region) != AC_REGION_DONE) {
        (void)munmap((void *)start, whole);
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
    }
    *virPtr = (void *)start;
    return ACL_SUCCESS;
}

aclError aclrtReleaseMemAddress(void *virPtr)
{
    ac_region region;
    int status = ACL_SUCCESS;
    if (virPtr == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtReleaseMemAddress: virPtr is null");
    (void)pthread_mutex_lock(&space_lock);
    if (!ac_region_find(&ac_reservations, virPtr, &region) || region.start != (uintptr_t)virPtr) {
        status = ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                           "aclrtReleaseMemAddress: virPtr %p is not the start of reserved space",
                           virPtr);
    } else if (ac_region_overlaps(&ac_regions, virPtr, region.size)) {
        status = ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                           "aclrtReleaseMemAddress: memory is still mapped in the space at %p; "
                           "aclrtUnmapMem comes first",
                           virPtr);
    } else {
        (void)ac_region_remove(&ac_reservations, virPtr, 1U << AC_REGION_MAPPED, &region);
        (void)munmap(virPtr, region.size);
    }
    (void)pthread_mutex_unlock(&space_lock);
    return status;
}

aclError aclrtMallocPhysical(aclrtDrvMemHandle *handle, size_t size,
                             const aclrtPhysicalMemProp *prop, uint64_t flags)
{
    static const char function[] = "aclrtMallocPhysical";
    if (handle == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: handle is null", function);
    const int status = property_check(prop, function);
    if (status != ACL_SUCCESS)
        return status;
    const size_t granularity = granularity_of(prop);
    if (size == 0 || size % granularity != 0)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: size is %zu; multiples of the granularity, %zu, are allowed",
                         function, size, granularity);
    if (flags != 0)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID, "%s: flags is %llu; 0 is allowed", function,
                         (unsigned long long)flags);
    const int injected = ac_inject(AC_INJECT_ALLOC, function);
    if (injected != ACL_SUCCESS)
        return injected;
    block *const made = (block *)ac_slot_take(&blocks);
    if (made == NULL)
        return ac_refuse(ACL_ERROR_RT_RESOURCE_ALLOC_FAIL,
                         "%s: no block is left; at most %d may exist at a time", function,
                         (int)BLOCKS_MAX);
    const int file = memfd_create("aclnn-cpu", MFD_CLOEXEC);
    if (file < 0 || ftruncate(file, (off_t)size) != 0) {
        const int reason = errno;
        if (file >= 0)
            (void)close(file);
        ac_slot_return(&blocks, &made->slot);
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: %zu bytes cannot be had: %s",
                         function, size, strerror(reason));
    }
    (void)pthread_mutex_lock(&made->lock);
    made->file = file;
    made->size = size;
    made->huge = memory_is_huge(prop->memAttr);
    made->device = prop->location.type == ACL_MEM_LOCATION_TYPE_DEVICE ? (int)prop->location.id : 0;
    *handle = ac_slot_publish(&blocks, &made->slot);
    (void)pthread_mutex_unlock(&made->lock);
    return ACL_SUCCESS;
}

/* The block behind a handle, locked. */
static int block_lock(aclrtDrvMemHandle handle, const char *function, block **found)
{
    if (handle == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: handle is null", function);
    block *const memory = (block *)ac_slot_find(&blocks, handle);
    if (memory != NULL) {
        (void)pthread_mutex_lock(&memory->lock);
        if (ac_slot_is(&memory->slot, handle)) {
            *found = memory;
            return ACL_SUCCESS;
        }
        (void)pthread_mutex_unlock(&memory->lock);
    }
    return ac_refuse(ACL_ERROR_RT_INVALID_HANDLE,
                     "%s: handle %p does not exist; it was freed or is no memory", function,
                     handle);
}

aclError aclrtFreePhysical(aclrtDrvMemHandle handle)
{
    block *memory = NULL;
    const int status = block_lock(handle, "aclrtFreePhysical", &memory);
    if (status != ACL_SUCCESS)
        return status;
    ac_slot_withdraw(&memory->slot);
    (void)close(memory->file);
    (void)pthread_mutex_unlock(&memory->lock);
    ac_slot_return(&blocks, &memory->slot);
    return ACL_SUCCESS;
}

/* Maps a block; the locks of the space and of the block are held. */
static int space_map(void *virPtr, size_t size, const block *memory, const char *function)
{
    ac_region space;
    if (size == 0 || size > memory->size || size % page_size() != 0)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: size is %zu; multiples of %zu up to the size of the memory, %zu, are "
                         "allowed",
                         function, size, page_size(), memory->size);
    if (((uintptr_t)virPtr & (page_size() - 1)) != 0 ||
        !ac_region_find(&ac_reservations, virPtr, &space) ||
        size > space.size - ((uintptr_t)virPtr - space.start))
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: the %zu bytes from virPtr %p are not whole pages of reserved space; "
                         "aclrtReserveMemAddress makes some",
                         function, size, virPtr);
    const ac_region region = {.start = (uintptr_t)virPtr,
                              .size = size,
                              .kind = AC_REGION_MAPPED,
                              .huge = memory->huge,
                              .device = memory->device};
    switch (ac_region_add(&ac_regions, &region)) {
    case AC_REGION_OVERLAPS:
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: some of the %zu bytes from virPtr %p are mapped already", function,
                         size, virPtr);
    case AC_REGION_NO_MEMORY:
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
    case AC_REGION_DONE:
        break;
    }
    if (mmap(virPtr, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, memory->file, 0) ==
        MAP_FAILED) {
        ac_region removed;
        const int reason = errno;
        (void)ac_region_remove(&ac_regions, virPtr, 1U << AC_REGION_MAPPED, &removed);
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: %zu bytes cannot be mapped: %s",
                         function, size, strerror(reason));
    }
    if (memory->huge)
        (void)madvise(virPtr, size, MADV_HUGEPAGE);
    return ACL_SUCCESS;
}

aclError aclrtMapMem(void *virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle,
                     uint64_t flags)
{
    static const char function[] = "aclrtMapMem";
    block *memory = NULL;
    if (virPtr == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: virPtr is null", function);
    if (offset != 0 || flags != 0)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID, "%s: %s is %llu; 0 is allowed", function,
                         offset != 0 ? "offset" : "flags",
                         (unsigned long long)(offset != 0 ? offset : flags));
    (void)pthread_mutex_lock(&space_lock);
    int status = block_lock(handle, function, &memory);
    if (status == ACL_SUCCESS) {
        status = space_map(virPtr, size, memory, function);
        (void)pthread_mutex_unlock(&memory->lock);
    }
    (void)pthread_mutex_unlock(&space_lock);
    return status;
}

aclError aclrtUnmapMem(void *virPtr)
{
    ac_region region;
    int status = ACL_SUCCESS;
    if (virPtr == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtUnmapMem: virPtr is null");
    (void)pthread_mutex_lock(&space_lock);
    if (!ac_region_remove(&ac_regions, virPtr, 1U << AC_REGION_MAPPED, &region))
        status = ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                           "aclrtUnmapMem: virPtr %p is not the start of mapped memory", virPtr);
    else
        /* The space stays reserved, so that nothing else is mapped there. */
        (void)mmap(virPtr, region.size, PROT_NONE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    (void)pthread_mutex_unlock(&space_lock);
    return status;
}
