/*
 * A shortage of memory or threads, at every place where there can be one: a call answers with a
 * status and a sentence, nothing is lost, nothing hangs, and afterwards all is as if there had been
 * none. A plain program, because sanitizers do not go together with the sandbox of Criterion.
 *
 * Each shortage is met by a process of its own, which has used nothing of the library before. It
 * uses all of it once with the shortage and once without, and compares the results of the second
 * time with those of a process that never had one.
 *
 *     shortage_test [memory|threads AT once|lasting]
 */
#define _GNU_SOURCE 1
#include "shortage.h"

#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "acl/acl.h"
#include "aclnnop/aclnn_clipped_swiglu.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include "aclnnop/aclnn_prelu_backward.h"
#include "aclnnop/aclnn_softmax.h"
#include "base/threads.h"
#include "plan/executor.h"

enum {
    SMALL = 64,
    LARGE = 1 << 18, /* pieces for all threads */
    ROWS = 48,
    COLUMNS = 40,
    CHANNELS = 5,
    MANY = 100, /* numbers that do not fit an array of the library itself */
    ADDRESSES = 400000 * 1024,
    PATIENCE_S = 20,
};

/* Statuses of a process. */
enum { RIGHT, NOT_HIT, WRONG = 3 };

typedef struct results {
    float small[SMALL];
    float large[LARGE];
    float turned[ROWS * COLUMNS];
    float overlapping[SMALL];
    float sums[CHANNELS];
    float softmax[ROWS * COLUMNS];
    float counted[4];
    float repeated[3 * SMALL];
    float captured[SMALL];
    unsigned char copied[SMALL];
    int called_back;
    int from_stream;
} results;

static results now;
static int faults;

static void fault(int line, const char *what, const char *why)
{
    fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, line, what, why);
    faults++;
}

/* Whether a call failed; it may, with a sentence, after a request was refused. */
static bool failed(int status, int line, const char *what)
{
    if (status == 0)
        return false;
    const char *const sentence = aclGetRecentErrMsg();
    if (sentence == NULL || sentence[0] == '\0')
        fault(line, what, "failed without a sentence");
    else if (!shortage_hit())
        fault(line, what, sentence);
    return true;
}

/* Goes to `end` where a call failed, or made nothing. */
#define TRY(call)                                                                                  \
    do {                                                                                           \
        if (failed((call), __LINE__, #call))                                                       \
            goto end;                                                                              \
    } while (0)

#define MAKE(pointer, call)                                                                        \
    do {                                                                                           \
        (pointer) = (call);                                                                        \
        if (failed((pointer) == NULL ? -1 : 0, __LINE__, #call))                                   \
            goto end;                                                                              \
    } while (0)

/* What was made can always be destroyed. */
#define MUST(call)                                                                                 \
    do {                                                                                           \
        if ((call) != 0)                                                                           \
            fault(__LINE__, #call, "cleaning up failed");                                          \
    } while (0)

static aclrtStream streams[2];

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

static bool finish(second_phase *run, uint64_t size, aclOpExecutor *executor, aclrtStream stream)
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

static void leaky(float *from, const int64_t *strides, size_t rank, const int64_t *dims, float *to)
{
    aclTensor *self = NULL, *out = NULL;
    aclScalar *slope = NULL;
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    MAKE(self, tensor_of(rank, dims, strides, from));
    MAKE(out, tensor_of(rank, dims, NULL, to));
    MAKE(slope, aclCreateScalar(&(float){0.25f}, ACL_FLOAT));
    TRY(aclnnLeakyReluGetWorkspaceSize(self, slope, out, &size, &executor));
    (void)finish(aclnnLeakyRelu, size, executor, streams[0]);
end:
    if (slope != NULL)
        MUST(aclDestroyScalar(slope));
    if (out != NULL)
        MUST(aclDestroyTensor(out));
    if (self != NULL)
        MUST(aclDestroyTensor(self));
}

static void leaky_of_every_layout(void)
{
    static float from[LARGE + SMALL];
    numbers_fill(from, LARGE + SMALL);
    leaky(from, NULL, 1, (int64_t[]){SMALL}, now.small);
    leaky(from, NULL, 1, (int64_t[]){LARGE}, now.large);
    leaky(from, (int64_t[]){1, ROWS}, 2, (int64_t[]){ROWS, COLUMNS}, now.turned);
    /* The input begins before the output and ends in it, so it is copied first. */
    leaky(from + SMALL / 2, NULL, 1, (int64_t[]){SMALL}, from + SMALL);
    memcpy(now.overlapping, from + SMALL, sizeof now.overlapping);
}

static void fold(void)
{
    float ones[ROWS * CHANNELS], minus[ROWS * CHANNELS], weights[CHANNELS], grad[ROWS * CHANNELS];
    const int64_t dims[2] = {ROWS, CHANNELS};
    aclTensor *t[5] = {NULL};
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    for (size_t i = 0; i < ROWS * CHANNELS; i++) {
        ones[i] = 1;
        minus[i] = -1;
    }
    for (size_t i = 0; i < CHANNELS; i++)
        weights[i] = 0.5f;
    MAKE(t[0], tensor_of(2, dims, NULL, ones));
    MAKE(t[1], tensor_of(2, dims, NULL, minus));
    MAKE(t[2], tensor_of(1, dims + 1, NULL, weights));
    MAKE(t[3], tensor_of(2, dims, NULL, grad));
    MAKE(t[4], tensor_of(1, dims + 1, NULL, now.sums));
    TRY(aclnnPreluBackwardGetWorkspaceSize(t[0], t[1], t[2], t[3], t[4], &size, &executor));
    (void)finish(aclnnPreluBackward, size, executor, streams[0]);
end:
    for (size_t i = 0; i < 5; i++)
        if (t[i] != NULL)
            MUST(aclDestroyTensor(t[i]));
}

static void rows(void)
{
    static float from[ROWS * COLUMNS];
    const int64_t dims[2] = {ROWS, COLUMNS};
    aclTensor *self = NULL, *out = NULL;
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    numbers_fill(from, ROWS * COLUMNS);
    MAKE(self, tensor_of(2, dims, NULL, from));
    MAKE(out, tensor_of(2, dims, NULL, now.softmax));
    TRY(aclnnSoftmaxGetWorkspaceSize(self, 0, out, &size, &executor));
    (void)finish(aclnnSoftmax, size, executor, streams[0]);
end:
    if (out != NULL)
        MUST(aclDestroyTensor(out));
    if (self != NULL)
        MUST(aclDestroyTensor(self));
}

/* The second of two rows is beyond those that are counted. */
static void counted_rows(void)
{
    float x[8] = {64, 3, 0, 5, 1, 2, 3, 4};
    int64_t counts[2] = {0, 1};
    const int64_t two = 2;
    aclTensor *t[3] = {NULL};
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    MAKE(t[0], tensor_of(2, (int64_t[]){2, 4}, NULL, x));
    MAKE(t[1], aclCreateTensor(&two, 1, ACL_INT64, NULL, 0, ACL_FORMAT_ND, &two, 1, counts));
    MAKE(t[2], tensor_of(2, (int64_t[]){2, 2}, NULL, now.counted));
    TRY(aclnnClippedSwigluGetWorkspaceSize(t[0], t[1], -1, 1, 64, 1, true, t[2], &size, &executor));
    (void)finish(aclnnClippedSwiglu, size, executor, streams[0]);
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

/* A repeatable executor behind work that stands still, so that each launch is queued. */
static void queued(void)
{
    float from[SMALL];
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
    MAKE(out, tensor_of(1, dims, NULL, now.repeated));
    MAKE(slope, aclCreateScalar(&(float){0.5f}, ACL_FLOAT));
    TRY(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC));
    TRY(aclnnLeakyReluGetWorkspaceSize(self, slope, out, &size, &executor));
    TRY(aclSetAclOpExecutorRepeatable(executor));
    TRY(aclrtLaunchHostFunc(streams[0], stand, &gate));
    for (size_t i = 0; i < 3; i++) {
        TRY(aclSetOutputTensorAddr(executor, 0, out, now.repeated + i * SMALL));
        TRY(aclnnLeakyRelu(NULL, size, executor, streams[0]));
    }
    TRY(aclrtRecordEvent(event, streams[0]));
    TRY(aclrtStreamWaitEvent(streams[1], event));
    TRY(aclrtResetEvent(event, streams[1]));
    TRY(aclrtLaunchHostFunc(streams[1], note, &now.from_stream));
end:
    (void)sem_post(&gate);
    for (size_t i = 0; i < 2; i++)
        (void)failed(aclrtSynchronizeStream(streams[i]), __LINE__, "aclrtSynchronizeStream");
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

static void copies_and_notifies(void)
{
    unsigned char *device = NULL;
    aclrtNotify notify = NULL;
    const size_t size = LARGE;
    TRY(aclrtMalloc((void **)&device, size, ACL_MEM_MALLOC_HUGE_FIRST));
    TRY(aclrtCreateNotify(&notify, 0));
    TRY(aclrtMemsetAsync(device, size, 7, size, streams[0]));
    TRY(aclrtRecordNotify(notify, streams[0]));
    TRY(aclrtWaitAndResetNotify(notify, streams[1], 0));
    TRY(aclrtMemcpyAsync(now.copied, SMALL, device + size - SMALL, SMALL, ACL_MEMCPY_DEVICE_TO_HOST,
                         streams[1]));
end:
    for (size_t i = 0; i < 2; i++)
        (void)failed(aclrtSynchronizeStream(streams[i]), __LINE__, "aclrtSynchronizeStream");
    if (notify != NULL)
        MUST(aclrtDestroyNotify(notify));
    if (device != NULL)
        MUST(aclrtFree(device));
}

static void callbacks(void)
{
    const uint64_t self = (uint64_t)pthread_self();
    bool bound = false;
    TRY(aclrtSubscribeReport(self, streams[0]));
    bound = true;
    TRY(aclrtLaunchCallback(note, &now.called_back, ACL_CALLBACK_NO_BLOCK, streams[0]));
    TRY(aclrtSynchronizeStream(streams[0]));
    TRY(aclrtProcessReport(10000));
end:
    if (bound)
        MUST(aclrtUnSubscribeReport(self, streams[0]));
}

static void capture(void)
{
    float from[SMALL];
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
    MAKE(out, tensor_of(1, dims, NULL, now.captured));
    MAKE(slope, aclCreateScalar(&(float){0.125f}, ACL_FLOAT));
    TRY(aclrtCreateEvent(&event));
    TRY(aclnnLeakyReluGetWorkspaceSize(self, slope, out, &size, &executor));
    TRY(aclmdlRICaptureBegin(streams[0], ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    begun = true;
    TRY(aclnnLeakyRelu(NULL, size, executor, streams[0]));
    executor = NULL;
    TRY(aclrtRecordEvent(event, streams[0]));
    TRY(aclrtStreamWaitEvent(streams[1], event));
end:
    if (begun)
        (void)failed(aclmdlRICaptureEnd(streams[0], &graph), __LINE__, "aclmdlRICaptureEnd");
    else if (executor != NULL)
        MUST(aclDestroyAclOpExecutor(executor));
    if (graph != NULL) {
        (void)failed(aclmdlRIExecute(graph, -1), __LINE__, "aclmdlRIExecute");
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

static void spaces(void)
{
    aclrtPhysicalMemProp prop = {.handleType = ACL_MEM_HANDLE_TYPE_NONE,
                                 .allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED,
                                 .memAttr = ACL_HBM_MEM_NORMAL,
                                 .location = {.id = 0, .type = ACL_MEM_LOCATION_TYPE_DEVICE}};
    static _Alignas(4096) char own[4096];
    void *host = NULL, *space = NULL, *mapped = NULL, *registered = NULL;
    aclrtDrvMemHandle memory = NULL;
    aclDataBuffer *buffer = NULL;
    size_t step = 0;
    TRY(aclrtMallocHost(&host, SMALL));
    TRY(aclrtHostRegister(own, sizeof own, ACL_HOST_REGISTER_MAPPED, &registered));
    MAKE(buffer, aclCreateDataBuffer(own, sizeof own));
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

static void arrays(void)
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

static char config[] = "/tmp/aclnn-cpu-shortage-XXXXXX";

static void use_all(void)
{
    aclrtContext context = NULL;
    bool begun = false;
    bool device = false;
    memset(&now, 0, sizeof now);
    TRY(aclInit(config));
    begun = true;
    TRY(aclrtSetDevice(0));
    device = true;
    TRY(aclrtCreateContext(&context, 0));
    for (size_t i = 0; i < 2; i++)
        TRY(aclrtCreateStream(&streams[i]));
    leaky_of_every_layout();
    fold();
    rows();
    counted_rows();
    queued();
    copies_and_notifies();
    callbacks();
    capture();
    spaces();
    arrays();
end:
    for (size_t i = 0; i < 2; i++)
        if (streams[i] != NULL)
            MUST(aclrtDestroyStream(streams[i]));
    memset(streams, 0, sizeof streams);
    if (context != NULL)
        MUST(aclrtDestroyContext(context));
    if (device)
        MUST(aclrtResetDevice(0));
    if (begun)
        MUST(aclFinalize());
    ac_threads_stop();
}

/* Handles, blocks and plans that are alive; there should be none. */
static void look_for_what_is_left(void)
{
    aclrtMemUsageInfo usage[8];
    size_t kinds = 0;
    uint32_t streams_left = 0;
    if (ac_plan_live() != 0)
        fault(__LINE__, "ac_plan_live", "a plan is left");
    MUST(aclrtGetMemUsageInfo(0, usage, 8, &kinds));
    for (size_t i = 0; i < kinds; i++)
        if (usage[i].curMemSize != 0)
            fault(__LINE__, usage[i].name, "memory is left");
    MUST(aclrtGetStreamAvailableNum(&streams_left));
    if (streams_left != 2048)
        fault(__LINE__, "aclrtGetStreamAvailableNum", "a stream is left");
}

/* What a process that never had a shortage sees; shared with the others. */
typedef struct expectation {
    results seen;
    long blocks;
} expectation;

static expectation *expected;

/* Without a thread for their streams host functions and their kin are refused. */
static int meet(enum shortage of, int at, bool lasting)
{
    sigset_t before, after;
    memset(&before, 0, sizeof before);
    memset(&after, 0, sizeof after);
    (void)sigprocmask(SIG_SETMASK, NULL, &before);
    shortage_begin(of, at, lasting);
    use_all();
    const bool hit = shortage_hit();
    const bool stuck = shortage_hit_pool();
    shortage_end();
    if (faults > 0)
        return WRONG;
    shortage_begin(SHORT_OF_NOTHING, 0, false);
    use_all();
    look_for_what_is_left();
    if (aclrtFree(NULL) == 0 || aclGetRecentErrMsg() == NULL) /* the log of this thread is made */
        fault(__LINE__, "aclrtFree", "null is accepted, or refused without a sentence");
    (void)sigprocmask(SIG_SETMASK, NULL, &after);
    if (memcmp(&before, &after, sizeof before) != 0)
        fault(__LINE__, "sigprocmask", "signals are blocked afterwards");
    if (of == SHORT_OF_NOTHING) {
        expected->seen = now;
        expected->blocks = shortage_blocks();
    }
    if (memcmp(&now, &expected->seen, sizeof now) != 0)
        fault(__LINE__, "results", "not those of a process without a shortage");
    /* A host that waits for a thread that pthreadpool could not make keeps its crew. */
    const long lost = shortage_blocks() - expected->blocks;
    if (lost > (stuck ? 1 : 0))
        fault(__LINE__, "memory", "more blocks are left than in a process without a shortage");
    return faults > 0 ? WRONG : hit ? RIGHT : NOT_HIT;
}

static void sleep_ms(long ms)
{
    (void)nanosleep(&(struct timespec){ms / 1000, ms % 1000 * 1000000}, NULL);
}

static pthread_t caller;
static atomic_bool helped;

static void short_piece(void *context, size_t piece)
{
    (void)context;
    (void)piece;
    sleep_ms(1);
    if (!pthread_equal(pthread_self(), caller))
        atomic_store(&helped, true);
}

/* Threads that cannot be had are asked for again, and come when there are some. */
static int helpers_come_back(enum shortage of, int at, bool lasting)
{
    caller = pthread_self();
    shortage_begin(of, at, lasting);
    ac_threads_fork(short_piece, NULL, 50);
    if (!shortage_hit() || atomic_load(&helped))
        fault(__LINE__, "ac_threads_fork", "there were threads in the shortage");
    shortage_end();
    for (int i = 0; i < PATIENCE_S * 10 && !atomic_load(&helped); i++)
        ac_threads_fork(short_piece, NULL, 100);
    if (!atomic_load(&helped))
        fault(__LINE__, "ac_threads_fork", "no thread came after the shortage");
    ac_threads_stop();
    return faults > 0 ? WRONG : RIGHT;
}

/* In a process of its own, which is killed where it hangs: a signal that it may block would not do.
 */
static int apart(int (*run)(enum shortage, int, bool), enum shortage of, int at, bool lasting)
{
    int status = 0;
    fflush(NULL);
    const pid_t child = fork();
    if (child == 0) {
        faults = 0;
        exit(run(of, at, lasting));
    }
    for (int i = 0; i < PATIENCE_S * 1000 && waitpid(child, &status, WNOHANG) == 0; i++)
        sleep_ms(1);
    if (kill(child, SIGKILL) == 0 && waitpid(child, &status, 0) == child)
        fault(__LINE__, "a process", "hangs");
    return WIFEXITED(status) ? WEXITSTATUS(status) : WRONG;
}

/* Few addresses are enough: what is set aside for handles and plans is no more than twice what they
 * take. Sanitizers need more addresses than that for themselves. */
static int use_few_addresses(enum shortage of, int at, bool lasting)
{
    (void)of;
    (void)at;
    (void)lasting;
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    const struct rlimit limit = {.rlim_cur = ADDRESSES, .rlim_max = ADDRESSES};
    if (setrlimit(RLIMIT_AS, &limit) != 0)
        fault(__LINE__, "setrlimit", "the limit cannot be set");
#endif
    use_all();
    if (memcmp(&now, &expected->seen, sizeof now) != 0)
        fault(__LINE__, "results", "not those of a process without a limit");
    return faults > 0 ? WRONG : RIGHT;
}

static int meet_all(enum shortage of, const char *name)
{
    int wrong = 0;
    for (int lasting = 0; lasting < 2; lasting++) {
        int at = 1;
        int status;
        while ((status = apart(meet, of, at, lasting != 0)) != NOT_HIT) {
            if (status != RIGHT) {
                fprintf(stderr, "shortage_test %s %d %s: wrong\n", name, at,
                        lasting ? "lasting" : "once");
                wrong++;
            }
            at++;
        }
        printf("%s: %d requests refused, %s\n", name, at - 1,
               lasting ? "from each on" : "each once");
    }
    return wrong;
}

static void config_write(void)
{
    const int file = mkstemp(config);
    if (file < 0 || write(file, "{}", 2) != 2 || close(file) != 0)
        abort();
}

int main(int count, char **arguments)
{
    int wrong = 0;
    setenv("ACLNN_CPU_THREADS", "4", 1);
    config_write();
    expected =
        mmap(NULL, sizeof *expected, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (expected == MAP_FAILED || apart(meet, SHORT_OF_NOTHING, 0, false) != NOT_HIT)
        wrong = 1;
    else if (count == 4)
        wrong = meet(strcmp(arguments[1], "memory") == 0 ? SHORT_OF_MEMORY : SHORT_OF_THREADS,
                     atoi(arguments[2]), strcmp(arguments[3], "lasting") == 0);
    else
        wrong = (apart(helpers_come_back, SHORT_OF_THREADS, 1, true) != RIGHT) +
                (apart(use_few_addresses, SHORT_OF_NOTHING, 0, false) != RIGHT) +
                meet_all(SHORT_OF_THREADS, "threads") + meet_all(SHORT_OF_MEMORY, "memory");
    (void)unlink(config);
    return wrong == 0 || (count == 4 && wrong == NOT_HIT) ? 0 : 1;
}
