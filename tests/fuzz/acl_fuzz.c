/*
 * Calls the functions of acl.h in any order, on handles and pointers that are live, destroyed, of
 * another kind, null or invalid. Every call must return. Any status is allowed, but a refusal must
 * have a sentence, and destroyed objects must not be accepted.
 *
 *     acl_fuzz [SEED [CALLS]]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"
#include "chance.h"

enum { SEED = 1, CALLS = 20000, KEPT = 40, BYTES = 256, BLOCK_BYTES = 2 << 20 };

typedef enum kind {
    STREAM,
    EVENT,
    CONTEXT,
    CONFIG,
    NOTIFY,
    BUFFER,
    BLOCK,
    RESERVED,
    LIST,
    DEVICE,
    HOST,
    TENSOR,
    SCALAR,
    INTS,
    KINDS
} kind;

/* Recent handles; `alive` is the expected state. */
typedef struct kept {
    void *handle;
    kind kind;
    bool alive;
} kept;

static kept all[KEPT];
static chance r;
static int wrong;

/* A refusal has a sentence, in one line and with the prefix of its kind. */
static void told(int status, const char *call)
{
    const char *const sentence = aclGetRecentErrMsg();

    if (status == 0 || (sentence && strncmp(sentence, "EZ", 2) == 0))
        return;
    (void)fprintf(stderr, "%s answered %d: %s\n", call, status,
                  sentence ? sentence : "no sentence");
    wrong++;
}

#define TOLD(call) told((int)(call), #call)

static void *keep(kind of, int status, void *handle)
{
    kept *slot = &all[chance_below(&r, KEPT)];

    /* A slot that is lost while alive would be a leak. */
    for (size_t i = 0; slot->alive && i < KEPT; i++)
        slot = &all[i];
    if (status == 0 && handle && slot->alive)
        return handle;
    if (status == 0 && handle)
        *slot = (kept){handle, of, true};
    return NULL;
}

/* An address that is gone may be handed out again. */
static bool lives(const void *handle)
{
    bool found = false;

    for (size_t i = 0; i < KEPT; i++)
        found |= all[i].alive && all[i].handle == handle;
    return found;
}

/* Mostly a live handle of the kind; else anything. */
static void *any(kind of, bool *alive)
{
    static int local[BYTES / sizeof(int)];
    const size_t start = chance_below(&r, KEPT);

    *alive = false;
    for (size_t i = 0; i < KEPT && !chance_once(&r, 40); i++) {
        const kept *k = &all[(start + i) % KEPT];

        if (k->kind == of && k->handle && (k->alive || chance_once(&r, 3))) {
            *alive = lives(k->handle);
            return k->handle;
        }
    }
    switch (chance_below(&r, 4)) {
    case 0:
        return NULL;
    case 1:
        return all[start].kind == of ? NULL : all[start].handle;
    case 2:
        return (void *)(uintptr_t)(chance_next(&r) >> chance_below(&r, 64));
    default:
        return local;
    }
}

static void gone(void *handle)
{
    for (size_t i = 0; i < KEPT; i++) {
        if (all[i].handle == handle)
            all[i].alive = false;
    }
}

static void destroy(kind of, void *handle, bool alive)
{
    int status = 0;

    /* Memory that queued work still uses may not go; no library can save that. */
    if (of == DEVICE || of == HOST) {
        (void)aclrtSetDevice(0);
        while (aclrtSynchronizeDevice() != 0)
            continue;
    }
    switch (of) {
    case STREAM:
        status = chance_once(&r, 2) ? aclrtDestroyStream(handle) : aclrtDestroyStreamForce(handle);
        break;
    case EVENT:
        status = aclrtDestroyEvent(handle);
        break;
    case CONTEXT:
        status = aclrtDestroyContext(handle);
        break;
    case CONFIG:
        status = aclrtDestroyStreamConfigHandle(handle);
        break;
    case NOTIFY:
        status = aclrtDestroyNotify(handle);
        break;
    case BUFFER:
        status = aclDestroyDataBuffer(handle);
        break;
    case BLOCK:
        status = aclrtFreePhysical(handle);
        break;
    case RESERVED:
        status = aclrtReleaseMemAddress(handle);
        break;
    case LIST:
        status = aclDestroyTensorList(handle);
        break;
    case DEVICE:
        status = aclrtFree(handle);
        break;
    case HOST:
        status = aclrtFreeHost(handle);
        break;
    case TENSOR:
        status = aclDestroyTensor(handle);
        break;
    case SCALAR:
        status = aclDestroyScalar(handle);
        break;
    case INTS:
    default:
        status = aclDestroyIntArray(handle);
        break;
    }
    if (status == 0)
        gone(handle);
    if (!alive && handle && status == 0) {
        (void)fprintf(stderr, "%p of kind %d, which is not alive, was destroyed\n", handle, of);
        wrong++;
    }
}

static void create(kind of)
{
    const int64_t dims[] = {2, (int64_t)chance_below(&r, 3)};
    const aclrtPhysicalMemProp block = {.handleType = (aclrtMemHandleType)(2 * chance_once(&r, 9)),
                                        .location = {.type = ACL_MEM_LOCATION_TYPE_DEVICE}};
    float value = 1;
    void *made = NULL;
    int status = 0;

    /* Memory that queued work still uses may not go; no library can save that. */
    if (of == DEVICE || of == HOST) {
        (void)aclrtSetDevice(0);
        while (aclrtSynchronizeDevice() != 0)
            continue;
    }
    switch (of) {
    case STREAM:
        status = chance_once(&r, 2)
                     ? aclrtCreateStream(&made)
                     : aclrtCreateStreamWithConfig(&made, (uint32_t)chance_below(&r, 9),
                                                   (uint32_t)chance_below(&r, 5));
        break;
    case EVENT:
        status = chance_once(&r, 2)
                     ? aclrtCreateEvent(&made)
                     : aclrtCreateEventExWithFlag(&made, (uint32_t)chance_below(&r, 16));
        break;
    case CONTEXT:
        status = aclrtCreateContext(&made, (int32_t)chance_below(&r, 3) - 1);
        break;
    case CONFIG:
        made = aclrtCreateStreamConfigHandle();
        break;
    case NOTIFY:
        status = aclrtCreateNotify(&made, chance_below(&r, 3));
        break;
    case BUFFER:
        made = aclCreateDataBuffer(&value, chance_below(&r, 9));
        break;
    case BLOCK:
        status = aclrtMallocPhysical(&made, chance_once(&r, 9) ? SIZE_MAX : BLOCK_BYTES, &block, 0);
        break;
    case RESERVED:
        status = aclrtReserveMemAddress(&made, chance_once(&r, 9) ? SIZE_MAX : BLOCK_BYTES, 0, NULL,
                                        chance_below(&r, 2));
        break;
    case LIST:
        made = aclCreateTensorList(NULL, chance_below(&r, 3));
        break;
    case DEVICE:
        status = aclrtMalloc(&made, chance_once(&r, 9) ? SIZE_MAX - chance_below(&r, 99) : BYTES,
                             (aclrtMemMallocPolicy)chance_below(&r, 9));
        break;
    case HOST:
        status = aclrtMallocHost(&made, chance_once(&r, 9) ? 0 : BYTES);
        break;
    case TENSOR:
        made = aclCreateTensor(dims, chance_below(&r, 3), (aclDataType)chance_below(&r, 60), NULL,
                               0, ACL_FORMAT_ND, dims, 1, NULL);
        break;
    case SCALAR:
        made = aclCreateScalar(&value, ACL_FLOAT);
        break;
    case INTS:
    default:
        made = aclCreateIntArray(dims, 2);
        break;
    }
    if (keep(of, status, made))
        destroy(of, made, true);
}

/* Memory that exists, or a pointer that the library has to refuse because `room` is 0. */
static void *memory(size_t *room)
{
    static char local[BYTES];
    bool alive;
    void *pointer = any(chance_once(&r, 2) ? DEVICE : HOST, &alive);

    *room = BYTES;
    if (alive)
        return pointer;
    *room = pointer == (void *)local ? BYTES : 0;
    return chance_once(&r, 2) ? NULL : local;
}

static void move(aclrtStream stream)
{
    static const size_t counts[] = {0, 1, 7, BYTES, BYTES + 33, SIZE_MAX, SIZE_MAX / 2};
    size_t to_room, from_room;
    char *to = memory(&to_room);
    const char *from = memory(&from_room);
    const size_t count = counts[chance_below(&r, sizeof counts / sizeof counts[0])];
    const size_t most = chance_once(&r, 2) ? to_room : count;
    const aclrtMemcpyKind way = (aclrtMemcpyKind)chance_below(&r, 9);
    const bool known = to_room > 0 && from_room > 0;

    /* Of memory that the library did not allocate it cannot know the end. */
    if (!known && count > BYTES)
        return;
    switch (chance_below(&r, 5)) {
    case 0:
        TOLD(aclrtMemcpy(to, most, from, count, way));
        break;
    case 1:
        TOLD(aclrtMemcpyAsync(to, most, from, count, way, stream));
        break;
    case 2:
        TOLD(aclrtMemset(to, most, 3, count));
        break;
    case 3:
        TOLD(aclrtMemsetAsync(to, most, 3, count, stream));
        break;
    default:
        if (known)
            TOLD(aclrtMemcpy2dAsync(to, 64, from, 32 + chance_below(&r, 64), 40,
                                    chance_below(&r, 9), way, stream));
        break;
    }
}

static void host_function(void *data)
{
    (void)data;
}

/* A block in reserved space, for a moment. */
static void map(void)
{
    bool alive, also;
    void *const space = any(RESERVED, &alive);
    const int status = aclrtMapMem(space, BLOCK_BYTES, chance_once(&r, 9) ? 1 : 0,
                                   any(BLOCK, &also), chance_below(&r, 2));

    told(status, "aclrtMapMem");
    if (status == 0)
        *(volatile char *)space = 1;
    if (status == 0 || chance_once(&r, 4))
        TOLD(aclrtUnmapMem(space));
}

static void use(void)
{
    bool alive, also;
    aclrtStream stream = any(STREAM, &alive);
    aclrtEvent event = any(EVENT, &also);
    aclTensor *tensor = any(TENSOR, &also);
    const aclIntArray *ints = any(INTS, &also);
    int64_t *dims = NULL;
    uint64_t count = 0;
    float elapsed;
    aclrtEventRecordedStatus recorded;
    aclrtStreamStatus state;
    aclDataType type;
    void *address;
    void *made = NULL;

    switch (chance_below(&r, 25)) {
    case 0:
        TOLD(aclrtRecordEvent(event, stream));
        break;
    case 1:
        TOLD(aclrtStreamWaitEvent(stream, event));
        break;
    case 2:
        TOLD(aclrtSynchronizeStreamWithTimeout(stream, (int32_t)chance_below(&r, 4) - 2));
        break;
    case 3:
        TOLD(aclrtSynchronizeEventWithTimeout(event, 1));
        break;
    case 4:
        TOLD(aclrtQueryEventStatus(event, &recorded));
        break;
    case 5:
        TOLD(aclrtStreamQuery(stream, chance_once(&r, 5) ? NULL : &state));
        break;
    case 6:
        TOLD(aclrtEventElapsedTime(&elapsed, event, any(EVENT, &also)));
        break;
    case 7:
        TOLD(aclrtResetEvent(event, stream));
        break;
    case 8:
        TOLD(aclrtLaunchHostFunc(stream, chance_once(&r, 4) ? NULL : host_function, NULL));
        break;
    case 9:
        TOLD(aclrtSetCurrentContext(any(CONTEXT, &also)));
        break;
    case 10:
        TOLD(aclrtSetDevice((int32_t)chance_below(&r, 3) - 1));
        break;
    case 11:
        TOLD(aclrtSynchronizeDevice());
        break;
    case 12:
        TOLD(aclGetViewShape(tensor, &dims, chance_once(&r, 9) ? NULL : &count));
        free(dims);
        break;
    case 13:
        TOLD(aclGetDataType(tensor, &type));
        TOLD(aclGetRawTensorAddr(tensor, &address));
        break;
    case 14:
        TOLD(aclGetIntArraySize(ints, &count));
        break;
    case 15:
        TOLD(aclrtStreamAbort(stream));
        break;
    case 17:
        TOLD(aclrtSetStreamConfigOpt(any(CONFIG, &also), (aclrtStreamConfigAttr)chance_below(&r, 5),
                                     &count, chance_below(&r, 2) * 4));
        break;
    case 18:
        if (aclrtCreateStreamV2(&made, any(CONFIG, &also)) == 0)
            TOLD(aclrtDestroyStream(made));
        break;
    case 19:
        TOLD(aclUpdateDataBuffer(any(BUFFER, &also), &count, 1));
        (void)aclGetDataBufferAddr(any(BUFFER, &also));
        (void)aclGetDataBufferSizeV2(any(BUFFER, &also));
        break;
    case 20:
        /* Waiting for a notify without a record lasts a second. */
        made = any(NOTIFY, &also);
        if (aclrtRecordNotify(made, stream) == 0 || chance_once(&r, 20))
            TOLD(aclrtWaitAndResetNotify(made, stream, 1));
        break;
    case 21:
        map();
        break;
    case 22:
        TOLD(aclGetTensorListSize(any(LIST, &also), &count));
        break;
    case 23:
        TOLD(aclrtDestroyStreamForce(any((kind)chance_below(&r, KINDS), &also)));
        break;
    case 16:
        TOLD(aclDestroyAclOpExecutor(any((kind)chance_below(&r, KINDS), &also)));
        TOLD(aclSetAclOpExecutorRepeatable(any((kind)chance_below(&r, KINDS), &also)));
        break;
    default:
        move(stream);
        break;
    }
}

int main(int argc, char **argv)
{
    const uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : SEED;
    const uint64_t calls = argc > 2 ? strtoull(argv[2], NULL, 10) : CALLS;

    r.state = seed;
    /* Before anything is started, after, and started twice. */
    for (int i = 0; i < 40; i++)
        use();
    (void)aclInit(NULL);
    (void)aclInit(NULL);
    (void)aclrtSetDevice(0);
    for (uint64_t i = 0; i < calls && wrong == 0; i++) {
        const kind of = (kind)chance_below(&r, KINDS);
        bool alive;

        if (chance_once(&r, 3)) {
            create(of);
        } else if (chance_once(&r, 3)) {
            void *handle = any(of, &alive);

            destroy(of, handle, alive);
        } else {
            use();
        }
        (void)aclGetRecentErrMsg();
    }
    (void)aclrtSetDevice(0);
    for (size_t i = 0; i < KEPT; i++) {
        if (all[i].alive)
            destroy(all[i].kind, all[i].handle, true);
    }
    (void)aclrtResetDeviceForce(0);
    (void)aclFinalize();
    (void)aclFinalize();
    (void)printf("%" PRIu64 " calls from seed %" PRIu64 ": %s\n", calls, seed,
                 wrong == 0 ? "nothing found" : "something found");
    return wrong == 0 ? 0 : 1;
}
