/*
 * The functions of acl.h in any order, on handles and pointers that are alive, gone, of another
 * kind, null or never were any. Every call must come back; what it answers is its own business,
 * except that a refusal has a sentence and that nothing which is gone is taken.
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

enum { SEED = 1, CALLS = 20000, KEPT = 24, BYTES = 256 };

typedef enum kind {
    STREAM,
    EVENT,
    CONTEXT,
    CONFIG,
    DEVICE,
    HOST,
    TENSOR,
    SCALAR,
    INTS,
    KINDS
} kind;

/* What was handed out lately. `alive` is what this program thinks. */
typedef struct kept {
    void *handle;
    kind kind;
    bool alive;
} kept;

static kept all[KEPT];
static chance r;
static int wrong;

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
        status = alive ? aclrtDestroyStreamConfigHandle(handle) : 1;
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
        (void)aclrtMemcpy(to, most, from, count, way);
        break;
    case 1:
        (void)aclrtMemcpyAsync(to, most, from, count, way, stream);
        break;
    case 2:
        (void)aclrtMemset(to, most, 3, count);
        break;
    case 3:
        (void)aclrtMemsetAsync(to, most, 3, count, stream);
        break;
    default:
        if (known)
            (void)aclrtMemcpy2dAsync(to, 64, from, 32 + chance_below(&r, 64), 40,
                                     chance_below(&r, 9), way, stream);
        break;
    }
}

static void host_function(void *data)
{
    (void)data;
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

    switch (chance_below(&r, 18)) {
    case 0:
        (void)aclrtRecordEvent(event, stream);
        break;
    case 1:
        (void)aclrtStreamWaitEvent(stream, event);
        break;
    case 2:
        (void)aclrtSynchronizeStreamWithTimeout(stream, (int32_t)chance_below(&r, 4) - 2);
        break;
    case 3:
        (void)aclrtSynchronizeEventWithTimeout(event, 1);
        break;
    case 4:
        (void)aclrtQueryEventStatus(event, &recorded);
        break;
    case 5:
        (void)aclrtStreamQuery(stream, chance_once(&r, 5) ? NULL : &state);
        break;
    case 6:
        (void)aclrtEventElapsedTime(&elapsed, event, any(EVENT, &also));
        break;
    case 7:
        (void)aclrtResetEvent(event, stream);
        break;
    case 8:
        (void)aclrtLaunchHostFunc(stream, chance_once(&r, 4) ? NULL : host_function, NULL);
        break;
    case 9:
        (void)aclrtSetCurrentContext(any(CONTEXT, &also));
        break;
    case 10:
        (void)aclrtSetDevice((int32_t)chance_below(&r, 3) - 1);
        break;
    case 11:
        (void)aclrtSynchronizeDevice();
        break;
    case 12:
        (void)aclGetViewShape(tensor, &dims, chance_once(&r, 9) ? NULL : &count);
        free(dims);
        break;
    case 13:
        (void)aclGetDataType(tensor, &type);
        (void)aclGetRawTensorAddr(tensor, &address);
        break;
    case 14:
        (void)aclGetIntArraySize(ints, &count);
        break;
    case 15:
        (void)aclrtStreamAbort(stream);
        break;
    case 16:
        (void)aclDestroyAclOpExecutor(any((kind)chance_below(&r, KINDS), &also));
        (void)aclSetAclOpExecutorRepeatable(any((kind)chance_below(&r, KINDS), &also));
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
