/*
 * Allocation, copies, fills, registered memory, virtual memory.
 */
#include "acl_task.h"

#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

static aclrtStream stream;

static void make(void)
{
    cr_assert_eq(aclrtSetDevice(0), 0);
    cr_assert_eq(aclrtCreateStream(&stream), 0);
}

static void end(void)
{
    cr_assert_eq(aclrtDestroyStream(stream), 0);
    cr_assert_eq(aclrtResetDevice(0), 0);
}

TestSuite(memory, .init = make, .fini = end, .timeout = 60);
TestSuite(copy, .init = make, .fini = end, .timeout = 60);
TestSuite(virtual, .init = make, .fini = end, .timeout = 60);

Test(memory, is_aligned_and_has_the_bytes_of_the_rules)
{
    for (size_t size = 1; size < 5000000; size = size * 3 + 1) {
        for (int policy = 0; policy <= 7; policy++) {
            unsigned char *memory = NULL;
            accepts(aclrtMalloc((void **)&memory, size, (aclrtMemMallocPolicy)policy));
            cr_assert_eq((uintptr_t)memory % 512, 0);
            memset(memory, 1, (size + 31) / 32 * 32 + 32);
            accepts(aclrtFree(memory));
        }
    }
    void *memory;
    accepts(aclrtMalloc(&memory, 10, (aclrtMemMallocPolicy)(0x1000 | ACL_MEM_MALLOC_NORMAL_ONLY)));
    accepts(aclrtFree(memory));
    accepts(aclrtMallocAlign32(&memory, 10, ACL_MEM_MALLOC_HUGE_FIRST));
    accepts(aclrtFreeWithDevSync(memory));
    accepts(aclrtMallocCached(&memory, 10, ACL_MEM_MALLOC_HUGE_FIRST));
    accepts(aclrtFree(memory));
}

Test(memory, configuration)
{
    void *memory;
    aclrtMallocAttribute attribute = {.attr = ACL_RT_MEM_ATTR_MODULE_ID, .value = {.moduleId = 3}};
    aclrtMallocConfig config = {.attrs = &attribute, .numAttrs = 1};
    accepts(aclrtMallocWithCfg(&memory, 10, ACL_MEM_MALLOC_HUGE_FIRST, NULL));
    accepts(aclrtFree(memory));
    accepts(aclrtMallocForTaskScheduler(&memory, 10, ACL_MEM_MALLOC_HUGE_FIRST, &config));
    accepts(aclrtFree(memory));
    accepts(aclrtMallocHostWithCfg(&memory, 10, &config));
    accepts(aclrtFreeHost(memory));
    attribute.attr = (aclrtMallocAttrType)4;
    refuses(aclrtMallocWithCfg(&memory, 10, ACL_MEM_MALLOC_HUGE_FIRST, &config), 107000,
            "cfg->attrs[0].attr is 4");
    config.attrs = NULL;
    refuses(aclrtMallocHostWithCfg(&memory, 10, &config), 100000, "cfg->attrs is null");
}

Test(memory, allocation_refusals)
{
    void *memory = NULL;
    refuses(aclrtMalloc(NULL, 1, ACL_MEM_MALLOC_HUGE_FIRST), 100000, "devPtr is null");
    refuses(aclrtMalloc(&memory, 0, ACL_MEM_MALLOC_HUGE_FIRST), 100000, "size is 0");
    refuses(aclrtMalloc(&memory, 1, (aclrtMemMallocPolicy)8), 100000, "policy is 0x8");
    refuses(aclrtMalloc(&memory, SIZE_MAX, ACL_MEM_MALLOC_HUGE_FIRST), 207001, "more than is left");
    refuses(aclrtMalloc(&memory, SIZE_MAX - 40, ACL_MEM_MALLOC_HUGE_FIRST), 207001, "aclrtMalloc");
    refuses(aclrtMalloc(&memory, (size_t)1 << 50, ACL_MEM_MALLOC_HUGE_FIRST), 207001,
            "1125899906842624 bytes");
    refuses(aclrtMallocHost(NULL, 1), 100000, "hostPtr is null");
    refuses(aclrtMallocHost(&memory, 0), 100000, "size is 0");
    refuses(aclrtMemAllocManaged(&memory, 0, 1), 100000, "size is 0");
    refuses(aclrtMemAllocManaged(NULL, 1, 1), 100000, "ptr is null");
    refuses(aclrtMemAllocManaged(&memory, 1, 0), 107000, "flag is 0");
    cr_assert_null(memory);
}

Test(memory, only_what_was_allocated_is_freed)
{
    char *device;
    char *host;
    char *managed;
    char *const foreign = malloc(100);
    accepts(aclrtMalloc((void **)&device, 100, ACL_MEM_MALLOC_HUGE_FIRST));
    accepts(aclrtMallocHost((void **)&host, 100));
    accepts(aclrtMemAllocManaged((void **)&managed, 100, ACL_RT_MEM_ATTACH_GLOBAL));
    refuses(aclrtFree(NULL), 100000, "aclrtFree: devPtr is null");
    refuses(aclrtFreeHost(NULL), 100000, "hostPtr is null");
    refuses(aclrtFreeWithDevSync(NULL), 100000, "devPtr is null");
    refuses(aclrtFreeHostWithDevSync(NULL), 100000, "hostPtr is null");
    refuses(aclrtFree(foreign), 107000, "is no device memory");
    refuses(aclrtFree(device + 16), 107000, "lies 16 bytes inside device memory");
    refuses(aclrtFree(host), 107000, "is host memory; device memory is allowed");
    refuses(aclrtFreeHost(device), 107000, "is device memory; host memory is allowed");
    refuses(aclrtFree((void *)1), 107000, "is no device memory");
    accepts(aclrtFree(managed));
    accepts(aclrtFree(device));
    refuses(aclrtFree(device), 107000, "it was freed before");
    accepts(aclrtFreeHostWithDevSync(host));
    free(foreign);
}

Test(memory, many_at_a_time)
{
    enum { MANY = 3000 };
    static void *pointers[MANY];
    unsigned random = 1;
    for (int round = 0; round < 20000; round++) {
        random = random * 1664525U + 1013904223U;
        const unsigned i = (random >> 8) % MANY;
        if (pointers[i] == NULL) {
            cr_assert_eq(aclrtMalloc(&pointers[i], 1 + (random & 255), ACL_MEM_MALLOC_NORMAL_ONLY),
                         0);
        } else {
            aclrtPtrAttributes attributes;
            cr_assert_eq(aclrtPointerGetAttributes(pointers[i], &attributes), 0);
            cr_assert_eq(attributes.location.type, ACL_MEM_LOCATION_TYPE_DEVICE);
            cr_assert_eq(aclrtFree(pointers[i]), 0);
            cr_assert_eq(aclrtFree(pointers[i]), 107000);
            pointers[i] = NULL;
        }
    }
    for (int i = 0; i < MANY; i++) {
        if (pointers[i] != NULL)
            accepts(aclrtFree(pointers[i]));
    }
}

Test(memory, information)
{
    size_t free_bytes = 1;
    size_t total = 1;
    size_t count = 9;
    aclrtMemUsageInfo usage[8];
    void *memory;
    accepts(aclrtGetMemInfo(ACL_HBM_MEM, &free_bytes, &total));
    cr_assert(free_bytes > 0 && free_bytes <= total);
    accepts(aclrtGetMemInfo(ACL_MEM_HUGE1G, &free_bytes, &total));
    cr_assert(free_bytes == 0 && total == 0);
    accepts(aclrtGetMemInfo((aclrtMemAttr)99, &free_bytes, &total));
    cr_assert_eq(total, 0);
    refuses(aclrtGetMemInfo(ACL_HBM_MEM, NULL, &total), 100000, "free is null");
    refuses(aclrtGetMemInfo(ACL_HBM_MEM, &free_bytes, NULL), 100000, "total is null");
    accepts(aclrtMalloc(&memory, 1000000, ACL_MEM_MALLOC_NORMAL_ONLY));
    accepts(aclrtGetMemUsageInfo(0, usage, 8, &count));
    cr_assert_eq(count, 4);
    cr_assert_str_eq(usage[0].name, "device");
    cr_assert(usage[0].curMemSize >= 1000000 && usage[0].memPeakSize >= usage[0].curMemSize);
    accepts(aclrtGetMemUsageInfo(0, usage, 1, &count));
    cr_assert_eq(count, 1);
    refuses(aclrtGetMemUsageInfo(0, NULL, 1, &count), 100000, "memUsageInfo is null");
    refuses(aclrtGetMemUsageInfo(2, usage, 1, &count), 107001, "device 2");
    accepts(aclrtMemFlush(memory, 8));
    accepts(aclrtMemInvalidate(memory, 8));
    refuses(aclrtMemFlush(NULL, 8), 100000, "devPtr is null");
    refuses(aclrtMemInvalidate(memory, 0), 100000, "size is 0");
    accepts(aclrtFree(memory));
}

Test(memory, pointers_are_known)
{
    char *device;
    char *host;
    aclrtPtrAttributes attributes;
    uint32_t all = 9;
    char local;
    accepts(aclrtMalloc((void **)&device, 100, ACL_MEM_MALLOC_HUGE_FIRST));
    accepts(aclrtMallocHost((void **)&host, 100));
    accepts(aclrtPointerGetAttributes(device + 99, &attributes));
    cr_assert_eq(attributes.location.type, ACL_MEM_LOCATION_TYPE_DEVICE);
    cr_assert_eq(attributes.location.id, 0);
    accepts(aclrtPointerGetAttributes(host, &attributes));
    cr_assert_eq(attributes.location.type, ACL_MEM_LOCATION_TYPE_HOST);
    accepts(aclrtPointerGetAttributes(&local, &attributes));
    cr_assert_eq(attributes.location.type, ACL_MEM_LOCATION_TYPE_UNREGISTERED);
    refuses(aclrtPointerGetAttributes(NULL, &attributes), 100000, "ptr is null");
    refuses(aclrtPointerGetAttributes(host, NULL), 100000, "attributes is null");
    void *list[2] = {device, device + 1};
    accepts(aclrtCheckMemType(list, 2, ACL_RT_MEM_TYPE_DEV, &all, 0));
    cr_assert_eq(all, 1);
    list[1] = host;
    accepts(aclrtCheckMemType(list, 2, ACL_RT_MEM_TYPE_DEV, &all, 0));
    cr_assert_eq(all, 0);
    refuses(aclrtCheckMemType(list, 0, ACL_RT_MEM_TYPE_DEV, &all, 0), 107000, "size is 0");
    refuses(aclrtCheckMemType(NULL, 1, ACL_RT_MEM_TYPE_DEV, &all, 0), 100000, "addrList is null");
    accepts(aclrtFree(device));
    accepts(aclrtFreeHost(host));
}

Test(memory, host_memory_is_registered)
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *const memory = aligned_alloc(page, 2 * page);
    void *device = NULL;
    accepts(aclrtHostRegister(memory, 2 * page, ACL_HOST_REGISTER_MAPPED, &device));
    cr_assert_eq(device, (void *)memory);
    refuses(aclrtHostRegister(memory, page, ACL_HOST_REGISTER_MAPPED, &device), 507910, "known to");
    refuses(aclrtHostRegisterV2(memory + page, page, ACL_HOST_REG_MAPPED), 507910, "known to");
    device = NULL;
    accepts(aclrtHostGetDevicePointer(memory + 5, &device, 0));
    cr_assert_eq(device, (void *)(memory + 5));
    refuses(aclrtHostUnregister(memory + page), 507911, "not the start of registered memory");
    accepts(aclrtHostUnregister(memory));
    refuses(aclrtHostUnregister(memory), 507911, "not the start of registered memory");
    refuses(aclrtHostGetDevicePointer(memory, &device, 0), 507911, "is not registered");
    refuses(aclrtHostRegister(memory + 8, page, ACL_HOST_REGISTER_MAPPED, &device), 107000, "page");
    refuses(aclrtHostRegister(memory, page, ACL_HOST_REGISTER_READONLY, &device), 107000,
            "type is 8");
    refuses(aclrtHostRegister(memory, 0, ACL_HOST_REGISTER_MAPPED, &device), 100000, "size is 0");
    refuses(aclrtHostRegister(NULL, page, ACL_HOST_REGISTER_MAPPED, &device), 100000,
            "ptr is null");
    refuses(aclrtHostRegister(memory, page, ACL_HOST_REGISTER_MAPPED, NULL), 100000,
            "devPtr is null");
    refuses(aclrtHostRegisterV2(memory, page, 0), 107000, "flag is 0x0");
    refuses(aclrtHostUnregister(NULL), 100000, "ptr is null");
    free(memory);
}

Test(copy, at_once)
{
    unsigned char from[100];
    unsigned char to[100];
    for (int kind = 0; kind <= 5; kind++) {
        memset(from, kind + 1, sizeof(from));
        accepts(aclrtMemcpy(to, sizeof(to), from, 99, (aclrtMemcpyKind)kind));
        cr_assert_arr_eq(to, from, 99);
    }
    accepts(aclrtMemcpy(NULL, 0, NULL, 0, (aclrtMemcpyKind)77));
    refuses(aclrtMemcpy(NULL, 8, from, 8, ACL_MEMCPY_DEFAULT), 100000, "dst is null");
    refuses(aclrtMemcpy(to, 8, NULL, 8, ACL_MEMCPY_DEFAULT), 100000, "src is null");
    refuses(aclrtMemcpy(to, 8, from, 8, ACL_MEMCPY_INNER_DEVICE_TO_DEVICE), 100000, "kind is 6");
    refuses(aclrtMemcpy(to, 8, from, 8, ACL_MEMCPY_INTER_DEVICE_TO_DEVICE), 100000, "kind is 7");
    refuses(aclrtMemcpy(to, 8, from, 8, (aclrtMemcpyKind)-1), 100000, "kind is -1");
    refuses(aclrtMemcpy(to, 8, from, 9, ACL_MEMCPY_DEFAULT), 107000,
            "count is 9; at most destMax, 8, is allowed");
    refuses(aclrtMemcpy(to, 0, from, 1, ACL_MEMCPY_DEFAULT), 107000, "destMax, 0");
}

/* Whatever the caller says about room, an allocation ends where it ends. */
Test(copy, beyond_an_allocation)
{
    static char local[4096];
    char *host;
    char *device;
    accepts(aclrtMallocHost((void **)&host, 64));
    accepts(aclrtMallocAlign32((void **)&device, 64, ACL_MEM_MALLOC_NORMAL_ONLY));
    accepts(aclrtMemcpy(host + 60, 4, local, 4, ACL_MEMCPY_DEFAULT));
    refuses(aclrtMemcpy(host + 60, 4096, local, 5, ACL_MEMCPY_DEFAULT), 107000,
            "5 bytes from dst on are asked for; its allocation has 4");
    refuses(aclrtMemcpyAsync(device, 4096, local, 4096, ACL_MEMCPY_HOST_TO_DEVICE, stream), 107000,
            "4096 bytes from dst on are asked for; its allocation has 64");
    refuses(aclrtMemcpy(local, 4096, device, 65, ACL_MEMCPY_DEVICE_TO_HOST), 107000, "from src on");
    refuses(aclrtMemset(device, 4096, 0, 65), 107000, "from devPtr on");
    refuses(aclrtMemsetD32(device, 4096, 0, 17), 107000, "from ptr on");
    accepts(aclrtMemcpy2d(device, 32, local, 64, 16, 2, ACL_MEMCPY_HOST_TO_DEVICE));
    refuses(aclrtMemcpy2d(device, 50, local, 64, 16, 2, ACL_MEMCPY_HOST_TO_DEVICE), 107000,
            "66 bytes from dst on");
    refuses(aclrtMemcpy2d(device, SIZE_MAX / 2, local, 64, 16, 9, ACL_MEMCPY_HOST_TO_DEVICE),
            107000, "from dst on");
    accepts(aclrtFree(device));
    accepts(aclrtFreeHost(host));
}

Test(copy, in_the_order_of_a_stream)
{
    unsigned char *a;
    unsigned char *b;
    unsigned char local[64];
    struct gate gate = GATE;
    accepts(aclrtMalloc((void **)&a, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    accepts(aclrtMallocHost((void **)&b, 64));
    memset(a, 1, 64);
    memset(b, 2, 64);
    accepts(aclrtLaunchHostFunc(stream, gate_pass, &gate));
    accepts(aclrtMemcpyAsync(a, 64, b, 64, ACL_MEMCPY_HOST_TO_DEVICE, stream));
    cr_assert_eq(a[0], 1, "memory that the library knows is copied later");
    gate_open(&gate);
    /* Memory that it does not know is copied before the call returns. */
    accepts(aclrtMemcpyAsync(local, 64, a, 64, ACL_MEMCPY_DEVICE_TO_HOST, stream));
    cr_assert(local[0] == 2 && local[63] == 2);
    accepts(aclrtMemcpyAsync(NULL, 0, NULL, 0, ACL_MEMCPY_DEFAULT, stream));
    refuses(aclrtMemcpyAsync(a, 64, b, 64, ACL_MEMCPY_HOST_TO_HOST, stream), 207000,
            "HOST_TO_HOST");
    refuses(aclrtMemcpyAsync(a, 63, b, 64, ACL_MEMCPY_DEFAULT, stream), 107000, "aclrtMemcpyAsync");
    refuses(aclrtMemcpyAsync(a, 64, NULL, 64, ACL_MEMCPY_DEFAULT, stream), 100000, "src is null");
    refuses(aclrtMemcpyAsync(a, 64, b, 64, (aclrtMemcpyKind)6, stream), 100000, "kind is 6");
    refuses(aclrtMemcpyAsync(a, 64, b, 64, ACL_MEMCPY_DEFAULT, b), 107017, "is no stream");
    accepts(aclrtFree(a));
    accepts(aclrtFreeHost(b));
}

static int copy_status;

static void copy_on_own_stream(void *argument)
{
    char local[8] = {0};
    (void)argument;
    copy_status = aclrtMemcpyAsync(local, 8, local, 8, ACL_MEMCPY_DEFAULT, stream);
}

Test(copy, task_cannot_wait_for_its_own_stream)
{
    accepts(aclrtLaunchHostFunc(stream, copy_on_own_stream, NULL));
    accepts(aclrtSynchronizeStream(stream));
    cr_assert_eq(copy_status, 107000);
}

Test(copy, of_rows)
{
    unsigned char from[6][10];
    unsigned char to[6][7];
    unsigned char *device;
    for (int i = 0; i < 60; i++)
        from[i / 10][i % 10] = (unsigned char)i;
    accepts(aclrtMalloc((void **)&device, 6 * 8, ACL_MEM_MALLOC_HUGE_FIRST));
    memset(to, 255, sizeof(to));
    accepts(aclrtMemcpy2d(device, 8, from, 10, 5, 6, ACL_MEMCPY_HOST_TO_DEVICE));
    accepts(aclrtMemcpy2dAsync(to, 7, device, 8, 5, 6, ACL_MEMCPY_DEVICE_TO_HOST, stream));
    for (int row = 0; row < 6; row++) {
        cr_assert_arr_eq(to[row], from[row], 5);
        cr_assert_eq(to[row][5], 255);
    }
    accepts(aclrtMemcpy2d(NULL, 0, NULL, 0, 0, 6, ACL_MEMCPY_HOST_TO_DEVICE));
    accepts(aclrtMemcpy2dAsync(NULL, 0, NULL, 0, 5, 0, ACL_MEMCPY_HOST_TO_DEVICE, stream));
    refuses(aclrtMemcpy2d(to, 7, from, 10, 8, 6, ACL_MEMCPY_DEVICE_TO_HOST), 107000, "dpitch, 7");
    refuses(aclrtMemcpy2d(to, SIZE_MAX, from, SIZE_MAX, 8, 6, ACL_MEMCPY_DEVICE_TO_HOST), 107000,
            "from dst on are asked for, which is more than memory can hold");
    refuses(aclrtMemcpy(to, SIZE_MAX, from, SIZE_MAX, ACL_MEMCPY_HOST_TO_HOST), 107000,
            "more than memory can hold");
    refuses(aclrtMemcpy2d(device, 8, from, 4, 5, 6, ACL_MEMCPY_HOST_TO_DEVICE), 107000,
            "spitch, 4");
    refuses(aclrtMemcpy2d(NULL, 8, from, 10, 5, 6, ACL_MEMCPY_HOST_TO_DEVICE), 100000,
            "dst is null");
    refuses(aclrtMemcpy2d(device, 8, from, 10, 5, 6, ACL_MEMCPY_DEVICE_TO_DEVICE), 100000,
            "kind is 3");
    accepts(aclrtFree(device));
}

Test(copy, fills)
{
    unsigned char *memory;
    const uint32_t *words;
    accepts(aclrtMalloc((void **)&memory, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    words = (const uint32_t *)(void *)memory;
    accepts(aclrtMemset(memory, 64, 0x1ff, 64));
    cr_assert_eq(words[15], 0xffffffffU);
    accepts(aclrtMemset(memory, 64, -2, 3));
    cr_assert(memory[2] == 0xfe && memory[3] == 0xff);
    accepts(aclrtMemsetAsync(memory, 64, 0x133, 64, stream));
    accepts(aclrtSynchronizeStream(stream));
    cr_assert_eq(words[15], 0x33333333U);
    accepts(aclrtMemsetD32(memory, 64, 0x12345678, 15));
    cr_assert(words[14] == 0x12345678 && words[15] == 0x33333333);
    accepts(aclrtMemsetD32Async(memory, 64, 7, 16, stream));
    accepts(aclrtSynchronizeStream(stream));
    cr_assert(words[0] == 7 && words[15] == 7);
    accepts(aclrtMemset(NULL, 0, 0, 0));
    accepts(aclrtMemsetAsync(NULL, 0, 0, 0, stream));
    accepts(aclrtMemsetD32(NULL, 0, 0, 0));
    accepts(aclrtMemsetD32Async(NULL, 0, 0, 0, stream));
    refuses(aclrtMemset(NULL, 8, 0, 8), 100000, "devPtr is null");
    refuses(aclrtMemset(memory, 8, 0, 9), 107000, "9 bytes are to be filled; at most maxCount, 8");
    refuses(aclrtMemsetAsync(memory, 8, 0, 9, stream), 107000, "aclrtMemsetAsync");
    refuses(aclrtMemsetD32(memory, 8, 0, 3), 107000, "at most memSize, 8");
    refuses(aclrtMemsetD32(memory, 64, 0, SIZE_MAX), 107000, "aclrtMemsetD32");
    refuses(aclrtMemsetD32Async(NULL, 8, 0, 2, stream), 100000, "ptr is null");
    accepts(aclrtFree(memory));
}

static aclrtPhysicalMemProp property(void)
{
    return (aclrtPhysicalMemProp){.handleType = ACL_MEM_HANDLE_TYPE_NONE,
                                  .allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED,
                                  .memAttr = ACL_HBM_MEM_HUGE,
                                  .location = {.id = 0, .type = ACL_MEM_LOCATION_TYPE_DEVICE}};
}

Test(virtual, space_gets_memory)
{
    aclrtPhysicalMemProp prop = property();
    aclrtDrvMemHandle handles[2];
    aclrtPtrAttributes attributes;
    size_t step = 0;
    char *space = NULL;
    accepts(
        aclrtMemGetAllocationGranularity(&prop, ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED, &step));
    cr_assert(step >= 4096 && (step & (step - 1)) == 0);
    accepts(aclrtReserveMemAddress((void **)&space, 16 * step, 0, NULL, 1));
    for (int i = 0; i < 2; i++) {
        accepts(aclrtMallocPhysical(&handles[i], step, &prop, 0));
        accepts(aclrtMapMem(space + (size_t)i * step, step, 0, handles[i], 0));
    }
    memset(space, 5, 2 * step);
    accepts(aclrtMemsetAsync(space + step - 4, 8, 6, 8, stream));
    accepts(aclrtSynchronizeStream(stream));
    accepts(aclrtPointerGetAttributes(space + step, &attributes));
    cr_assert_eq(attributes.location.type, ACL_MEM_LOCATION_TYPE_DEVICE);
    refuses(aclrtReleaseMemAddress(space), 107000, "memory is still mapped");
    refuses(aclrtMapMem(space, step, 0, handles[0], 0), 107000, "mapped already");
    refuses(aclrtFree(space), 107000, "is memory that aclrtMapMem mapped");

    /* The memory moves; what is in it stays. */
    accepts(aclrtUnmapMem(space));
    accepts(aclrtPointerGetAttributes(space, &attributes));
    cr_assert_eq(attributes.location.type, ACL_MEM_LOCATION_TYPE_UNREGISTERED);
    accepts(aclrtMapMem(space + 8 * step, step, 0, handles[0], 0));
    cr_assert(space[8 * step] == 5 && space[9 * step - 1] == 6);
    accepts(aclrtFreePhysical(handles[0]));
    cr_assert_eq(space[8 * step], 5, "it lives while it is mapped");
    accepts(aclrtUnmapMem(space + 8 * step));
    accepts(aclrtUnmapMem(space + step));
    refuses(aclrtUnmapMem(space + step), 107000, "not the start of mapped memory");
    accepts(aclrtFreePhysical(handles[1]));
    refuses(aclrtFreePhysical(handles[1]), 107017, "is no memory");
    accepts(aclrtReleaseMemAddress(space));
    refuses(aclrtReleaseMemAddress(space), 107000, "not the start of reserved space");
}

Test(virtual, space_is_aligned)
{
    void *space;
    for (size_t alignment = 1; alignment <= (size_t)1 << 30; alignment *= 32) {
        accepts(aclrtReserveMemAddress(&space, 12345, alignment, NULL, 0));
        cr_assert_eq((uintptr_t)space % alignment, 0);
        accepts(aclrtReleaseMemAddress(space));
    }
}

Test(virtual, refusals)
{
    aclrtPhysicalMemProp prop = property();
    aclrtDrvMemHandle handle;
    size_t step;
    char *space;
    static const char function[] = "aclrtMemGetAllocationGranularity";
    accepts(aclrtMemGetAllocationGranularity(&prop, ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, &step));
    refuses(aclrtMemGetAllocationGranularity(NULL, 0, &step), 100000, "prop is null");
    refuses(aclrtMemGetAllocationGranularity(&prop, 0, NULL), 100000, function);
    refuses(aclrtMemGetAllocationGranularity(&prop, 2, &step), 107000, "option is 2");
    refuses(aclrtReserveMemAddress(NULL, 1, 0, NULL, 0), 100000, "virPtr is null");
    refuses(aclrtReserveMemAddress((void **)&space, 0, 0, NULL, 0), 100000, "size is 0");
    refuses(aclrtReserveMemAddress((void **)&space, 1, 3, NULL, 0), 107000, "alignment is 3");
    refuses(aclrtReserveMemAddress((void **)&space, 1, 0, NULL, 2), 107000, "flags is 2");
    refuses(aclrtReserveMemAddress((void **)&space, SIZE_MAX, 0, NULL, 0), 207001, "address space");
    refuses(aclrtReleaseMemAddress(NULL), 100000, "virPtr is null");
    refuses(aclrtReleaseMemAddress(&step), 107000, "not the start of reserved space");
    refuses(aclrtMallocPhysical(NULL, step, &prop, 0), 100000, "handle is null");
    refuses(aclrtMallocPhysical(&handle, step, NULL, 0), 100000, "prop is null");
    refuses(aclrtMallocPhysical(&handle, step + 1, &prop, 0), 107000,
            "multiples of the granularity");
    refuses(aclrtMallocPhysical(&handle, 0, &prop, 0), 107000, "size is 0");
    refuses(aclrtMallocPhysical(&handle, step, &prop, 1), 107000, "flags is 1");
    prop.location.id = 4;
    refuses(aclrtMallocPhysical(&handle, step, &prop, 0), 107001, "device 4");
    prop = property();
    prop.location.type = ACL_MEM_LOCATION_TYPE_UNREGISTERED;
    refuses(aclrtMallocPhysical(&handle, step, &prop, 0), 107000, "location.type is 2");
    prop = property();
    prop.memAttr = (aclrtMemAttr)18;
    refuses(aclrtMallocPhysical(&handle, step, &prop, 0), 107000, "memAttr is 18");
    prop = property();
    prop.allocationType = (aclrtMemAllocationType)1;
    refuses(aclrtMallocPhysical(&handle, step, &prop, 0), 107000, "allocationType is 1");
    prop = property();
    accepts(aclrtMallocPhysical(&handle, step, &prop, 0));
    accepts(aclrtReserveMemAddress((void **)&space, 2 * step, 0, NULL, 0));
    refuses(aclrtMapMem(NULL, step, 0, handle, 0), 100000, "virPtr is null");
    refuses(aclrtMapMem(space, step, 0, NULL, 0), 100000, "handle is null");
    refuses(aclrtMapMem(space, step, 1, handle, 0), 107000, "offset is 1");
    refuses(aclrtMapMem(space, step, 0, handle, 1), 107000, "flags is 1");
    refuses(aclrtMapMem(space, step, 0, &step, 0), 107017, "is no memory");
    refuses(aclrtMapMem(space, 2 * step, 0, handle, 0), 107000, "up to the size of the memory");
    refuses(aclrtMapMem(space + 1, step, 0, handle, 0), 107000, "whole pages of reserved space");
    refuses(aclrtMapMem(space + step + 4096, step, 0, handle, 0), 107000, "reserved space");
    refuses(aclrtUnmapMem(NULL), 100000, "virPtr is null");
    refuses(aclrtUnmapMem(space), 107000, "not the start of mapped memory");
    accepts(aclrtFreePhysical(handle));
    refuses(aclrtFreePhysical(NULL), 100000, "handle is null");
    accepts(aclrtReleaseMemAddress(space));
}
