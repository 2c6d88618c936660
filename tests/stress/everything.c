#include "everything.h"

#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "aclnnop/aclnn_clipped_swiglu.h"
#include "aclnnop/aclnn_index_select.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include "aclnnop/aclnn_prelu_backward.h"
#include "aclnnop/aclnn_roll.h"
#include "aclnnop/aclnn_softmax.h"

enum { MANY = 100 }; /* numbers that do not fit an array of the library itself */

atomic_int everything_faults;

void everything_fault(const char *file, int line, const char *what, const char *why)
{
    fprintf(stderr, "%s:%d: %s: %s\n", file, line, what, why);
    atomic_fetch_add(&everything_faults, 1);
}

/* Whether a call failed; it may, with a sentence, after a request was refused. */
static bool failed(const everything *all, int status, int line, const char *what)
{
    if (status == 0)
        return false;
    const char *const sentence = aclGetRecentErrMsg();
    if (sentence == NULL || sentence[0] == '\0')
        everything_fault(__FILE__, line, what, "failed without a sentence");
    else if (all->excused == NULL || !all->excused())
        everything_fault(__FILE__, line, what, sentence);
    return true;
}

/* Goes to `end` where a call failed, or made nothing. */
#define TRY(call)                                                                                  \
    do {                                                                                           \
        if (failed(all, (call), __LINE__, #call))                                                  \
            goto end;                                                                              \
    } while (0)

#define MAKE(pointer, call)                                                                        \
    do {                                                                                           \
        (pointer) = (call);                                                                        \
        if (failed(all, (pointer) == NULL ? -1 : 0, __LINE__, #call))                              \
            goto end;                                                                              \
    } while (0)

/* What was made can always be destroyed, and what was accepted runs. */
#define MUST(call)                                                                                 \
    do {                                                                                           \
        if ((call) != 0)                                                                           \
            everything_fault(__FILE__, __LINE__, #call, "failed, which it may not");               \
    } while (0)

/* --- operators -------------------------------------------------------------------------------- */

static aclTensor *tensor_of(size_t rank, const int64_t *dims, const int64_t *strides, void *data)
{
    return aclCreateTensor(dims, rank, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, dims, rank, data);
}

static void numbers_fill(float *to, size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] = (float)(i % 33) - 16;
}

/* The second phase with a workspace of its own; `twice` repeats it. */
typedef aclnnStatus second_phase(void *, uint64_t, aclOpExecutor *, aclrtStream);

static bool finish(everything *all, second_phase *run, uint64_t size, aclOpExecutor *executor,
                   aclrtStream stream)
{
    void *workspace = NULL;
    bool owned = true;
    bool done = false;
    if (size > 0)
        TRY(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
    owned = false; /* the second phase takes the executor, whatever it answers */
    TRY(run(workspace, size, executor, stream));
    TRY(aclrtSynchronizeStream(stream));
    done = true;
end:
    if (owned)
        MUST(aclDestroyAclOpExecutor(executor));
    if (workspace != NULL)
        MUST(aclrtFree(workspace));
    return done;
}

static void leaky(everything *all, float *from, const int64_t *strides, size_t rank,
                  const int64_t *dims, float *to)
{
    aclTensor *self = NULL, *out = NULL;
    aclScalar *slope = NULL;
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    MAKE(self, tensor_of(rank, dims, strides, from));
    MAKE(out, tensor_of(rank, dims, NULL, to));
    MAKE(slope, aclCreateScalar(&(float){0.25f}, ACL_FLOAT));
    TRY(aclnnLeakyReluGetWorkspaceSize(self, slope, out, &size, &executor));
    (void)finish(all, aclnnLeakyRelu, size, executor, all->streams[0]);
end:
    if (slope != NULL)
        MUST(aclDestroyScalar(slope));
    if (out != NULL)
        MUST(aclDestroyTensor(out));
    if (self != NULL)
        MUST(aclDestroyTensor(self));
}

static void leaky_of_every_layout(everything *all)
{
    float *const from = all->numbers;
    numbers_fill(from, LARGE + SMALL);
    leaky(all, from, NULL, 1, (int64_t[]){SMALL}, all->now.small);
    leaky(all, from, NULL, 1, (int64_t[]){LARGE}, all->now.large);
    leaky(all, from, (int64_t[]){1, ROWS}, 2, (int64_t[]){ROWS, COLUMNS}, all->now.turned);
    /* The input begins before the output and ends in it, so it is copied first. */
    leaky(all, from + SMALL / 2, NULL, 1, (int64_t[]){SMALL}, from + SMALL);
    memcpy(all->now.overlapping, from + SMALL, sizeof all->now.overlapping);
}

/* Inputs that turn out to overlap the output only when the work runs, which copies them in memory
 * of its own. */
static void overlapping_later(everything *all)
{
    const int64_t dims[1] = {SMALL};
    float *const to = all->now.moved;
    aclTensor *self = NULL, *out = NULL;
    aclScalar *slope = NULL;
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    numbers_fill(to, 2 * SMALL);
    MAKE(self, tensor_of(1, dims, NULL, all->given.few));
    MAKE(out, tensor_of(1, dims, NULL, to + SMALL));
    MAKE(slope, aclCreateScalar(&(float){0.25f}, ACL_FLOAT));
    TRY(aclnnLeakyReluGetWorkspaceSize(self, slope, out, &size, &executor));
    TRY(aclSetAclOpExecutorRepeatable(executor));
    TRY(aclSetInputTensorAddr(executor, 0, self, to + SMALL - 1));
    TRY(aclnnLeakyRelu(NULL, size, executor, all->streams[0]));
    (void)failed(all, aclrtSynchronizeStream(all->streams[0]), __LINE__, "aclrtSynchronizeStream");
end:
    if (executor != NULL)
        MUST(aclDestroyAclOpExecutor(executor));
    if (slope != NULL)
        MUST(aclDestroyScalar(slope));
    if (out != NULL)
        MUST(aclDestroyTensor(out));
    if (self != NULL)
        MUST(aclDestroyTensor(self));
}

static void rolled(everything *all)
{
    const int64_t dims[1] = {SMALL};
    float *const to = all->now.rolled;
    aclTensor *self = NULL, *out = NULL;
    aclIntArray *shifts = NULL, *axes = NULL;
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    numbers_fill(to, 2 * SMALL);
    MAKE(self, tensor_of(1, dims, NULL, to + 1));
    MAKE(out, tensor_of(1, dims, NULL, to));
    MAKE(shifts, aclCreateIntArray((int64_t[]){7}, 1));
    MAKE(axes, aclCreateIntArray((int64_t[]){0}, 1));
    TRY(aclnnRollGetWorkspaceSize(self, shifts, axes, out, &size, &executor));
    (void)finish(all, aclnnRoll, size, executor, all->streams[0]);
end:
    if (axes != NULL)
        MUST(aclDestroyIntArray(axes));
    if (shifts != NULL)
        MUST(aclDestroyIntArray(shifts));
    if (out != NULL)
        MUST(aclDestroyTensor(out));
    if (self != NULL)
        MUST(aclDestroyTensor(self));
}

static void chosen(everything *all)
{
    const int64_t dims[1] = {SMALL};
    float *const to = all->now.chosen;
    int64_t *const places = all->given.chosen;
    aclTensor *self = NULL, *index = NULL, *out = NULL;
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    numbers_fill(to, 2 * SMALL);
    for (size_t i = 0; i < SMALL; i++)
        places[i] = (int64_t)(SMALL - 1 - i);
    MAKE(self, tensor_of(1, dims, NULL, to + 1));
    MAKE(index, aclCreateTensor(dims, 1, ACL_INT64, NULL, 0, ACL_FORMAT_ND, dims, 1, places));
    MAKE(out, tensor_of(1, dims, NULL, to));
    TRY(aclnnIndexSelectGetWorkspaceSize(self, 0, index, out, &size, &executor));
    (void)finish(all, aclnnIndexSelect, size, executor, all->streams[0]);
end:
    if (out != NULL)
        MUST(aclDestroyTensor(out));
    if (index != NULL)
        MUST(aclDestroyTensor(index));
    if (self != NULL)
        MUST(aclDestroyTensor(self));
}

static void fold(everything *all)
{
    inputs *const g = &all->given;
    const int64_t dims[2] = {ROWS, CHANNELS};
    aclTensor *t[5] = {NULL};
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    for (size_t i = 0; i < ROWS * CHANNELS; i++) {
        g->ones[i] = 1;
        g->minus[i] = -1;
    }
    for (size_t i = 0; i < CHANNELS; i++)
        g->weights[i] = 0.5f;
    MAKE(t[0], tensor_of(2, dims, NULL, g->ones));
    MAKE(t[1], tensor_of(2, dims, NULL, g->minus));
    MAKE(t[2], tensor_of(1, dims + 1, NULL, g->weights));
    MAKE(t[3], tensor_of(2, dims, NULL, g->grad));
    MAKE(t[4], tensor_of(1, dims + 1, NULL, all->now.sums));
    TRY(aclnnPreluBackwardGetWorkspaceSize(t[0], t[1], t[2], t[3], t[4], &size, &executor));
    (void)finish(all, aclnnPreluBackward, size, executor, all->streams[0]);
end:
    for (size_t i = 0; i < 5; i++)
        if (t[i] != NULL)
            MUST(aclDestroyTensor(t[i]));
}

static void rows(everything *all)
{
    float *const from = all->numbers;
    const int64_t dims[2] = {ROWS, COLUMNS};
    aclTensor *self = NULL, *out = NULL;
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    numbers_fill(from, ROWS * COLUMNS);
    MAKE(self, tensor_of(2, dims, NULL, from));
    MAKE(out, tensor_of(2, dims, NULL, all->now.softmax));
    TRY(aclnnSoftmaxGetWorkspaceSize(self, 0, out, &size, &executor));
    (void)finish(all, aclnnSoftmax, size, executor, all->streams[0]);
end:
    if (out != NULL)
        MUST(aclDestroyTensor(out));
    if (self != NULL)
        MUST(aclDestroyTensor(self));
}

/* The second of two rows is beyond those that are counted. */
static void counted_rows(everything *all)
{
    inputs *const g = &all->given;
    const int64_t two = 2;
    aclTensor *t[3] = {NULL};
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    memcpy(g->counted, (float[8]){64, 3, 0, 5, 1, 2, 3, 4}, sizeof g->counted);
    memcpy(g->counts, (int64_t[2]){0, 1}, sizeof g->counts);
    MAKE(t[0], tensor_of(2, (int64_t[]){2, 4}, NULL, g->counted));
    MAKE(t[1], aclCreateTensor(&two, 1, ACL_INT64, NULL, 0, ACL_FORMAT_ND, &two, 1, g->counts));
    MAKE(t[2], tensor_of(2, (int64_t[]){2, 2}, NULL, all->now.counted));
    TRY(aclnnClippedSwigluGetWorkspaceSize(t[0], t[1], -1, 1, 64, 1, true, t[2], &size, &executor));
    (void)finish(all, aclnnClippedSwiglu, size, executor, all->streams[0]);
end:
    for (size_t i = 0; i < 3; i++)
        if (t[i] != NULL)
            MUST(aclDestroyTensor(t[i]));
}

/* --- streams ---------------------------------------------------------------------------------- */

static void stand(void *gate)
{
    (void)sem_wait(gate);
}

static void note(void *seen)
{
    *(int *)seen += 1;
}

/* What was refused uses no memory, so that nobody need wait before the memory is freed. */
static void launched_on(everything *all, aclrtStream stream, void *device, bool *used)
{
    const int64_t dims[1] = {SMALL};
    aclTensor *tensor = NULL;
    aclScalar *slope = NULL;
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    MAKE(tensor, tensor_of(1, dims, NULL, device));
    MAKE(slope, aclCreateScalar(&(float){0.5f}, ACL_FLOAT));
    TRY(aclnnInplaceLeakyReluGetWorkspaceSize(tensor, slope, &size, &executor));
    TRY(aclSetAclOpExecutorRepeatable(executor));
    TRY(aclnnInplaceLeakyRelu(NULL, size, executor, stream));
    *used = true;
end:
    if (executor != NULL)
        MUST(aclDestroyAclOpExecutor(executor));
    if (slope != NULL)
        MUST(aclDestroyScalar(slope));
    if (tensor != NULL)
        MUST(aclDestroyTensor(tensor));
}

static void executed_on(everything *all, aclrtStream stream, void *device, bool *used)
{
    aclmdlRI graph = NULL;
    TRY(aclmdlRICaptureBegin(all->streams[0], ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    (void)failed(all, aclrtMemsetAsync(device, SMALL, 0, SMALL, all->streams[0]), __LINE__,
                 "aclrtMemsetAsync");
    TRY(aclmdlRICaptureEnd(all->streams[0], &graph));
    TRY(aclmdlRIExecuteAsync(graph, stream));
    *used = true;
end:
    if (graph != NULL)
        MUST(aclmdlRIDestroy(graph));
}

/* One place from which memory is freed, whatever became of the call: strict mode keeps each place.
 */
__attribute__((noinline)) static void given_back(aclrtStream stream, void *device, bool used)
{
    if (used)
        MUST(aclrtSynchronizeStream(stream));
    if (device != NULL)
        MUST(aclrtFree(device));
    if (stream != NULL)
        MUST(aclrtDestroyStream(stream));
}

static void refused(everything *all)
{
    static void (*const use[])(everything *, aclrtStream, void *, bool *) = {launched_on,
                                                                             executed_on};
    for (size_t i = 0; i < sizeof use / sizeof use[0]; i++) {
        aclrtStream stream = NULL;
        void *device = NULL;
        bool used = false;
        TRY(aclrtMalloc(&device, LARGE, ACL_MEM_MALLOC_HUGE_FIRST));
        TRY(aclrtMemset(device, LARGE, 0, LARGE));
        TRY(aclrtCreateStream(&stream));
        use[i](all, stream, device, &used);
    end:
        given_back(stream, device, used);
    }
}

/* A repeatable executor behind work that stands still, so that each launch is queued. */
static void queued(everything *all)
{
    float *const from = all->given.few;
    const int64_t dims[1] = {SMALL};
    aclTensor *self = NULL, *out = NULL;
    aclScalar *slope = NULL;
    aclOpExecutor *executor = NULL;
    aclrtEvent event = NULL;
    uint64_t size = 0;
    sem_t gate;
    (void)sem_init(&gate, 0, 0);
    numbers_fill(from, SMALL);
    MAKE(self, tensor_of(1, dims, NULL, from));
    MAKE(out, tensor_of(1, dims, NULL, all->now.repeated));
    MAKE(slope, aclCreateScalar(&(float){0.5f}, ACL_FLOAT));
    TRY(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC));
    TRY(aclnnLeakyReluGetWorkspaceSize(self, slope, out, &size, &executor));
    TRY(aclSetAclOpExecutorRepeatable(executor));
    TRY(aclrtLaunchHostFunc(all->streams[0], stand, &gate));
    for (size_t i = 0; i < 3; i++) {
        TRY(aclSetOutputTensorAddr(executor, 0, out, all->now.repeated + i * SMALL));
        TRY(aclnnLeakyRelu(NULL, size, executor, all->streams[0]));
    }
    TRY(aclrtRecordEvent(event, all->streams[0]));
    TRY(aclrtStreamWaitEvent(all->streams[1], event));
    TRY(aclrtResetEvent(event, all->streams[1]));
    TRY(aclrtLaunchHostFunc(all->streams[1], note, &all->now.from_stream));
end:
    (void)sem_post(&gate);
    for (size_t i = 0; i < 2; i++)
        (void)failed(all, aclrtSynchronizeStream(all->streams[i]), __LINE__,
                     "aclrtSynchronizeStream");
    (void)sem_destroy(&gate);
    if (event != NULL)
        MUST(aclrtDestroyEvent(event));
    if (executor != NULL)
        MUST(aclDestroyAclOpExecutor(executor));
    if (slope != NULL)
        MUST(aclDestroyScalar(slope));
    if (out != NULL)
        MUST(aclDestroyTensor(out));
    if (self != NULL)
        MUST(aclDestroyTensor(self));
}

static void copies_and_notifies(everything *all)
{
    unsigned char *device = NULL;
    aclrtNotify notify = NULL;
    const size_t size = LARGE;
    TRY(aclrtMalloc((void **)&device, size, ACL_MEM_MALLOC_HUGE_FIRST));
    TRY(aclrtCreateNotify(&notify, 0));
    TRY(aclrtMemsetAsync(device, size, 7, size, all->streams[0]));
    TRY(aclrtRecordNotify(notify, all->streams[0]));
    TRY(aclrtWaitAndResetNotify(notify, all->streams[1], 0));
    TRY(aclrtMemcpyAsync(all->now.copied, SMALL, device + size - SMALL, SMALL,
                         ACL_MEMCPY_DEVICE_TO_HOST, all->streams[1]));
end:
    for (size_t i = 0; i < 2; i++)
        (void)failed(all, aclrtSynchronizeStream(all->streams[i]), __LINE__,
                     "aclrtSynchronizeStream");
    if (notify != NULL)
        MUST(aclrtDestroyNotify(notify));
    if (device != NULL)
        MUST(aclrtFree(device));
}

/* A wait that was accepted waits, and fails for no shortage, although it begins before its record.
 */
static void wait_before_record(everything *all)
{
    aclrtNotify notify = NULL;
    TRY(aclrtCreateNotify(&notify, 0));
    TRY(aclrtWaitAndResetNotify(notify, all->streams[1], 0));
    TRY(aclrtLaunchHostFunc(all->streams[1], note, &all->now.from_stream));
    (void)nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
    TRY(aclrtRecordNotify(notify, all->streams[0]));
    MUST(aclrtSynchronizeStream(all->streams[1]));
end:
    if (notify != NULL)
        MUST(aclrtDestroyNotify(notify)); /* ends the wait where the record was refused */
    MUST(aclrtSynchronizeStream(all->streams[1]));
}

static void callbacks(everything *all)
{
    const uint64_t self = (uint64_t)pthread_self();
    bool bound = false;
    TRY(aclrtSubscribeReport(self, all->streams[0]));
    bound = true;
    TRY(aclrtLaunchCallback(note, &all->now.called_back, ACL_CALLBACK_NO_BLOCK, all->streams[0]));
    TRY(aclrtSynchronizeStream(all->streams[0]));
    TRY(aclrtProcessReport(10000));
    TRY(aclrtLaunchCallback(note, &all->now.called_back, ACL_CALLBACK_BLOCK, all->streams[0]));
    TRY(aclrtProcessReport(10000));
    MUST(aclrtSynchronizeStream(all->streams[0]));
end:
    if (bound)
        MUST(aclrtUnSubscribeReport(self, all->streams[0]));
}

static void capture(everything *all)
{
    float *const from = all->given.few;
    const int64_t dims[1] = {SMALL};
    aclTensor *self = NULL, *out = NULL;
    aclScalar *slope = NULL;
    aclOpExecutor *executor = NULL;
    aclrtEvent event = NULL;
    aclmdlRI graph = NULL;
    bool begun = false;
    uint64_t size = 0;
    numbers_fill(from, SMALL);
    MAKE(self, tensor_of(1, dims, NULL, from));
    MAKE(out, tensor_of(1, dims, NULL, all->now.captured));
    MAKE(slope, aclCreateScalar(&(float){0.125f}, ACL_FLOAT));
    TRY(aclrtCreateEvent(&event));
    TRY(aclnnLeakyReluGetWorkspaceSize(self, slope, out, &size, &executor));
    TRY(aclmdlRICaptureBegin(all->streams[0], ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    begun = true;
    TRY(aclnnLeakyRelu(NULL, size, executor, all->streams[0]));
    executor = NULL;
    TRY(aclrtRecordEvent(event, all->streams[0]));
    TRY(aclrtStreamWaitEvent(all->streams[1], event));
end:
    if (begun)
        (void)failed(all, aclmdlRICaptureEnd(all->streams[0], &graph), __LINE__,
                     "aclmdlRICaptureEnd");
    else if (executor != NULL)
        MUST(aclDestroyAclOpExecutor(executor));
    if (graph != NULL) {
        (void)failed(all, aclmdlRIExecute(graph, -1), __LINE__, "aclmdlRIExecute");
        MUST(aclmdlRIDestroy(graph));
    }
    if (event != NULL)
        MUST(aclrtDestroyEvent(event));
    if (slope != NULL)
        MUST(aclDestroyScalar(slope));
    if (out != NULL)
        MUST(aclDestroyTensor(out));
    if (self != NULL)
        MUST(aclDestroyTensor(self));
}

/* --- memory and handles ----------------------------------------------------------------------- */

static void spaces(everything *all)
{
    aclrtPhysicalMemProp prop = {.handleType = ACL_MEM_HANDLE_TYPE_NONE,
                                 .allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED,
                                 .memAttr = ACL_HBM_MEM_NORMAL,
                                 .location = {.id = 0, .type = ACL_MEM_LOCATION_TYPE_DEVICE}};
    char *const own = all->page;
    void *host = NULL, *space = NULL, *mapped = NULL, *registered = NULL;
    aclrtDrvMemHandle memory = NULL;
    aclDataBuffer *buffer = NULL;
    size_t step = 0;
    TRY(aclrtMallocHost(&host, SMALL));
    TRY(aclrtHostRegister(own, PAGE, ACL_HOST_REGISTER_MAPPED, &registered));
    MAKE(buffer, aclCreateDataBuffer(own, PAGE));
    TRY(aclrtMemGetAllocationGranularity(&prop, ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, &step));
    TRY(aclrtReserveMemAddress(&space, step, 0, NULL, 0));
    TRY(aclrtMallocPhysical(&memory, step, &prop, 0));
    TRY(aclrtMapMem(space, step, 0, memory, 0));
    mapped = space;
    memset(mapped, 1, step);
end:
    if (mapped != NULL)
        MUST(aclrtUnmapMem(mapped));
    if (memory != NULL)
        MUST(aclrtFreePhysical(memory));
    if (space != NULL)
        MUST(aclrtReleaseMemAddress(space));
    if (buffer != NULL)
        MUST(aclDestroyDataBuffer(buffer));
    if (registered != NULL)
        MUST(aclrtHostUnregister(own));
    if (host != NULL)
        MUST(aclrtFreeHost(host));
}

static void arrays(everything *all)
{
    int64_t numbers[MANY] = {0};
    int64_t *shape = NULL;
    uint64_t rank;
    aclTensor *tensor = NULL;
    aclIntArray *array = NULL;
    aclTensorList *list = NULL;
    MAKE(array, aclCreateIntArray(numbers, MANY));
    MAKE(tensor, tensor_of(1, (int64_t[]){MANY}, NULL, numbers));
    TRY(aclGetViewShape(tensor, &shape, &rank));
    MAKE(list, aclCreateTensorList((const aclTensor *const[]){tensor}, 1));
    tensor = NULL; /* the list's */
end:
    free(shape);
    if (list != NULL)
        MUST(aclDestroyTensorList(list));
    if (tensor != NULL)
        MUST(aclDestroyTensor(tensor));
    if (array != NULL)
        MUST(aclDestroyIntArray(array));
}

/* --- all of it -------------------------------------------------------------------------------- */

void everything_use(everything *all)
{
    aclrtContext context = NULL;
    void *registered = NULL;
    bool device = false;
    memset(&all->now, 0, sizeof all->now);
    TRY(aclrtSetDevice(0));
    device = true;
    TRY(aclrtCreateContext(&context, 0));
    for (size_t i = 0; i < 2; i++)
        TRY(aclrtCreateStream(&all->streams[i]));
    TRY(aclrtHostRegister(&all->now, offsetof(everything, streams) - offsetof(everything, now),
                          ACL_HOST_REGISTER_MAPPED, &registered));
    leaky_of_every_layout(all);
    overlapping_later(all);
    rolled(all);
    chosen(all);
    fold(all);
    rows(all);
    counted_rows(all);
    refused(all);
    queued(all);
    copies_and_notifies(all);
    wait_before_record(all);
    callbacks(all);
    capture(all);
    spaces(all);
    arrays(all);
end:
    for (size_t i = 0; i < 2; i++)
        if (all->streams[i] != NULL)
            MUST(aclrtDestroyStream(all->streams[i]));
    memset(all->streams, 0, sizeof all->streams);
    if (registered != NULL)
        MUST(aclrtHostUnregister(&all->now));
    if (context != NULL)
        MUST(aclrtDestroyContext(context));
    if (device)
        MUST(aclrtResetDevice(0));
}
