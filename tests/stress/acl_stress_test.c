/*
 * Many threads, streams and events at once. A plain program, so that it also runs under the
 * sanitizer of threads and under valgrind, which the sandbox of Criterion hides from.
 *
 * Every thread works on its own streams and on streams that all share, in rounds: counters that
 * only tasks in order may touch, events that order one stream behind another, events recorded anew
 * while others wait, copies, host functions, streams destroyed with work on them or while others
 * ask for them, handles that are no more.
 *
 *   acl_stress_test [THREADS STREAMS ROUNDS]
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "device/stream/submit.h"

enum { SHARED = 8, STREAMS_MAX = 64, THREADS_MAX = 256, CELLS = 256 };

static int threads = 32;
static int streams = 8;
static int rounds = 40;

static _Atomic int failures;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            const char *const said = aclGetRecentErrMsg();                                         \
            fprintf(stderr, "%s:%d: %s does not hold: %s\n", __FILE__, __LINE__, #condition,       \
                    said == NULL ? "no sentence" : said);                                          \
            atomic_fetch_add(&failures, 1);                                                        \
        }                                                                                          \
    } while (0)

/* A counter that is no atomic: the stream alone keeps its tasks apart. */
struct counter {
    long value;
    long seen; /* what a task that came after everything else found */
};

struct add {
    ac_task task;
    struct counter *counter;
};

static _Atomic long live_tasks;

static int add_run(ac_task *task)
{
    ((struct add *)task)->counter->value++;
    return 0;
}

static void add_done(ac_task *task)
{
    atomic_fetch_sub(&live_tasks, 1);
    free(task);
}

static int add_submit(aclrtStream stream, struct counter *counter, int small)
{
    struct add *const add = malloc(sizeof(*add));
    if (add == NULL)
        return -1;
    *add =
        (struct add){.task = {.name = "add", .run = add_run, .done = add_done}, .counter = counter};
    atomic_fetch_add(&live_tasks, 1);
    const int status = ac_stream_submit(stream, &add->task, small);
    if (status != 0)
        add_done(&add->task);
    return status;
}

static void look(void *argument)
{
    struct counter *const counter = argument;
    counter->seen = counter->value;
}

static aclrtStream shared_streams[SHARED];
static struct counter shared_counters[SHARED];
static aclrtEvent shared_event;

static unsigned random_next(unsigned *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

/* Each stream adds to its own counter; the last stream waits for all others and checks the sums.
 */
static void round_of_order(aclrtStream *own, unsigned *random)
{
    struct counter counters[STREAMS_MAX];
    struct counter *const joined = &counters[streams - 1];
    aclrtEvent event;
    memset(counters, 0, sizeof(counters));
    EXPECT(aclrtCreateEvent(&event) == 0);
    long wanted = 0;
    for (int s = 0; s < streams; s++) {
        const int tasks = 1 + (int)(random_next(random) % 16);
        for (int t = 0; t < tasks; t++)
            EXPECT(add_submit(own[s], &counters[s == streams - 1 ? s : 0], (int)(t & 1)) == 0);
        wanted += s == streams - 1 ? 0 : tasks;
        /* The next stream adds to the same counter, so it must come after this one. */
        EXPECT(aclrtRecordEvent(event, own[s]) == 0);
        EXPECT(aclrtStreamWaitEvent(own[(s + 1) % streams], event) == 0);
    }
    EXPECT(aclrtLaunchHostFunc(own[0], look, &counters[0]) == 0);
    EXPECT(aclrtRecordEvent(event, own[0]) == 0);
    EXPECT(aclrtLaunchHostFunc(own[streams - 1], look, joined) == 0);
    EXPECT(aclrtSynchronizeEvent(event) == 0);
    EXPECT(counters[0].seen == wanted);
    EXPECT(aclrtSynchronizeStream(own[streams - 1]) == 0);
    EXPECT(joined->seen == joined->value);
    EXPECT(aclrtDestroyEvent(event) == 0);
    EXPECT(aclrtDestroyEvent(event) == ACL_ERROR_RT_INVALID_HANDLE);
}

/* Streams that all threads submit to. */
static void round_of_sharing(unsigned *random)
{
    for (int i = 0; i < 32; i++) {
        const unsigned s = random_next(random) % SHARED;
        EXPECT(add_submit(shared_streams[s], &shared_counters[s], (int)(i & 1)) == 0);
        if (i % 8 == 3)
            EXPECT(aclrtRecordEvent(shared_event, shared_streams[s]) == 0);
        if (i % 8 == 5)
            EXPECT(aclrtStreamWaitEvent(shared_streams[random_next(random) % SHARED],
                                        shared_event) == 0);
        if (i % 8 == 7)
            EXPECT(aclrtSynchronizeStream(shared_streams[s]) == 0);
    }
    aclrtEventRecordedStatus recorded;
    EXPECT(aclrtQueryEventStatus(shared_event, &recorded) == 0);
}

/* Copies from cell to cell; each stream reads what the stream before it wrote. */
static void round_of_copies(aclrtStream *own, int value)
{
    unsigned char *cells[2];
    unsigned char result[CELLS];
    aclrtEvent event;
    EXPECT(aclrtMalloc((void **)&cells[0], CELLS, ACL_MEM_MALLOC_HUGE_FIRST) == 0);
    EXPECT(aclrtMalloc((void **)&cells[1], CELLS, ACL_MEM_MALLOC_NORMAL_ONLY) == 0);
    EXPECT(aclrtCreateEvent(&event) == 0);
    EXPECT(aclrtMemsetAsync(cells[0], CELLS, value, CELLS, own[0]) == 0);
    for (int s = 1; s < streams; s++) {
        EXPECT(aclrtRecordEvent(event, own[s - 1]) == 0);
        EXPECT(aclrtStreamWaitEvent(own[s], event) == 0);
        EXPECT(aclrtMemcpyAsync(cells[s & 1], CELLS, cells[(s & 1) ^ 1], CELLS,
                                ACL_MEMCPY_DEVICE_TO_DEVICE, own[s]) == 0);
    }
    EXPECT(aclrtMemcpyAsync(result, CELLS, cells[(streams - 1) & 1], CELLS,
                            ACL_MEMCPY_DEVICE_TO_HOST, own[streams - 1]) == 0);
    for (int i = 0; i < CELLS; i++)
        EXPECT(result[i] == (unsigned char)value);
    EXPECT(aclrtDestroyEvent(event) == 0);
    EXPECT(aclrtFree(cells[0]) == 0);
    EXPECT(aclrtFree(cells[1]) == 0);
}

/* A stream that is destroyed with work on it runs the work first; by force, it drops it. */
static void round_of_endings(int force)
{
    struct counter counter = {0};
    aclrtStream stream;
    EXPECT(aclrtCreateStream(&stream) == 0);
    for (int i = 0; i < 20; i++)
        EXPECT(add_submit(stream, &counter, 0) == 0);
    if (force) {
        EXPECT(aclrtDestroyStreamForce(stream) == 0);
        EXPECT(counter.value <= 20);
    } else {
        EXPECT(aclrtDestroyStream(stream) == 0);
        EXPECT(counter.value == 20);
    }
    EXPECT(aclrtSynchronizeStream(stream) == ACL_ERROR_RT_INVALID_HANDLE);
    EXPECT(aclGetRecentErrMsg() != NULL);
}

static _Atomic(aclrtStream) stranger;

static bool is_known(int status)
{
    return status == 0 || status == ACL_ERROR_RT_INVALID_HANDLE;
}

/* A stream that other threads may end at any moment, and whose slot may be another stream's then:
 * what is asked of it is answered for that stream, or refused. */
static void round_of_strangers(void)
{
    aclrtStream own;
    for (int i = 0; i < 8; i++) {
        EXPECT(aclrtCreateStreamWithConfig(&own, 3, ACL_STREAM_FAST_LAUNCH) == 0);
        const aclrtStream before = atomic_exchange(&stranger, own);
        const aclrtStream met = atomic_load(&stranger);
        uint32_t value = ACL_STREAM_FAST_LAUNCH;
        EXPECT(is_known(aclrtStreamGetFlags(met, &value)) && value == ACL_STREAM_FAST_LAUNCH);
        value = 3;
        EXPECT(is_known(aclrtStreamGetPriority(met, &value)) && value == 3);
        EXPECT(is_known(aclrtSetStreamOverflowSwitch(met, 1)));
        EXPECT(is_known(aclrtSynchronizeStream(met)));
        if (before != NULL)
            EXPECT(is_known(aclrtDestroyStream(before)));
    }
}

static void *work(void *argument)
{
    unsigned random = (unsigned)(size_t)argument + 1;
    aclrtStream own[STREAMS_MAX];
    EXPECT(aclrtSetDevice(0) == 0);
    for (int s = 0; s < streams; s++)
        EXPECT(aclrtCreateStream(&own[s]) == 0);
    for (int round = 0; round < rounds; round++) {
        round_of_order(own, &random);
        round_of_sharing(&random);
        round_of_copies(own, round);
        if (round % 4 == 0)
            round_of_endings(round % 8 == 0);
        round_of_strangers();
        if (round % 16 == 15)
            EXPECT(aclrtSynchronizeDevice() == 0);
    }
    for (int s = 0; s < streams; s++)
        EXPECT(aclrtDestroyStream(own[s]) == 0);
    EXPECT(aclrtResetDevice(0) == 0);
    return NULL;
}

int main(int count, char **arguments)
{
    if (count == 4) {
        threads = atoi(arguments[1]);
        streams = atoi(arguments[2]);
        rounds = atoi(arguments[3]);
    }
    if (threads < 1 || threads > THREADS_MAX || streams < 2 || streams > STREAMS_MAX) {
        fprintf(stderr, "usage: %s [THREADS STREAMS ROUNDS]\n", arguments[0]);
        return 2;
    }
    pthread_t workers[THREADS_MAX];
    EXPECT(aclInit(NULL) == 0);
    EXPECT(aclrtSetDevice(0) == 0);
    for (int s = 0; s < SHARED; s++)
        EXPECT(aclrtCreateStream(&shared_streams[s]) == 0);
    EXPECT(aclrtCreateEvent(&shared_event) == 0);
    for (int t = 0; t < threads; t++)
        EXPECT(pthread_create(&workers[t], NULL, work, (void *)(size_t)t) == 0);
    for (int t = 0; t < threads; t++)
        EXPECT(pthread_join(workers[t], NULL) == 0);

    EXPECT(aclrtDestroyStream(atomic_load(&stranger)) == 0);
    long sum = 0;
    for (int s = 0; s < SHARED; s++) {
        EXPECT(aclrtSynchronizeStream(shared_streams[s]) == 0);
        sum += shared_counters[s].value;
        EXPECT(aclrtDestroyStream(shared_streams[s]) == 0);
    }
    EXPECT(sum == 32L * rounds * threads);
    EXPECT(atomic_load(&live_tasks) == 0);
    EXPECT(aclrtDestroyEvent(shared_event) == 0);
    EXPECT(aclrtResetDevice(0) == 0);
    EXPECT(aclFinalize() == 0);
    return atomic_load(&failures) == 0 ? 0 : 1;
}
