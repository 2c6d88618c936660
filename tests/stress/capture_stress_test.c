/*
 * Captures that begin, end and lose streams while other threads use the same streams and events. A
 * plain program, so that it also runs under the sanitizers and under valgrind, which the sandbox of
 * Criterion hides from.
 *
 *   capture_stress_test [THREADS STREAMS ROUNDS]
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "acl/acl.h"

enum { STREAMS_MAX = 64, THREADS_MAX = 256 };

static int threads = 8;
static int streams = 4;
static int rounds = 100;

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

/* What all threads work on in a round; thread 0 makes it between two barriers. */
static pthread_barrier_t barrier;
static aclrtStream shared_stream;
static aclrtEvent shared_event;
static aclmdlRI shared_graph;
static _Atomic int runs;
static _Atomic int ends;

static void meet(void)
{
    (void)pthread_barrier_wait(&barrier);
}

static void count_run(void *argument)
{
    (void)argument;
    atomic_fetch_add(&runs, 1);
}

static void expect_no_capture(aclrtStream stream)
{
    aclmdlRICaptureStatus status;
    EXPECT(aclmdlRICaptureGetInfo(stream, &status, NULL) == 0);
    EXPECT(status == ACL_MODEL_RI_CAPTURE_STATUS_NONE);
    EXPECT(aclrtSynchronizeStream(stream) == 0);
}

/* Thread 0 ends a recording while the others wait for an event of it and give work to the streams
 * that joined. A host function was either recorded or is run at once, so that after one execution
 * each has run once. */
static void round_of_joining(int self, const aclrtStream *own)
{
    if (self == 0) {
        atomic_store(&runs, 0);
        EXPECT(aclmdlRICaptureBegin(shared_stream, ACL_MODEL_RI_CAPTURE_MODE_RELAXED) == 0);
        EXPECT(aclrtRecordEvent(shared_event, shared_stream) == 0);
    }
    meet();
    if (self == 0) {
        for (int s = 0; s < streams; s++)
            EXPECT(aclrtLaunchHostFunc(shared_stream, count_run, NULL) == 0);
        EXPECT(aclmdlRICaptureEnd(shared_stream, &shared_graph) == 0);
    } else {
        for (int s = 0; s < streams; s++) {
            EXPECT(aclrtStreamWaitEvent(own[s], shared_event) == 0);
            EXPECT(aclrtLaunchHostFunc(own[s], count_run, NULL) == 0);
        }
    }
    meet();
    if (self == 0) {
        EXPECT(aclmdlRIExecuteAsync(shared_graph, shared_stream) == 0);
        expect_no_capture(shared_stream);
        EXPECT(aclmdlRIDestroy(shared_graph) == 0);
    } else {
        for (int s = 0; s < streams; s++)
            expect_no_capture(own[s]);
    }
    meet();
    if (self == 0)
        EXPECT(atomic_load(&runs) == threads * streams);
}

/* Begins and ends recordings until the stream is no more. */
static void record_until_destroyed(void)
{
    for (;;) {
        aclmdlRI graph;
        int status = aclmdlRICaptureBegin(shared_stream, ACL_MODEL_RI_CAPTURE_MODE_RELAXED);
        if (status == ACL_ERROR_RT_INVALID_HANDLE)
            return;
        EXPECT(status == 0 || status == ACL_ERROR_RT_STREAM_CAPTURED);
        status = aclmdlRICaptureEnd(shared_stream, &graph);
        EXPECT(status == 0 || status == ACL_ERROR_RT_INVALID_HANDLE ||
               status == ACL_ERROR_RT_STREAM_NOT_CAPTURED ||
               status == ACL_ERROR_RT_STREAM_CAPTURE_INVALIDATED);
        if (status == 0)
            EXPECT(aclmdlRIDestroy(graph) == 0);
    }
}

/* Thread 0 destroys a stream on which the others begin recordings. Streams made later get the same
 * slot and must be as new. */
static void round_of_losing(int self)
{
    if (self == 0)
        EXPECT(aclrtCreateStream(&shared_stream) == 0);
    meet();
    if (self == 0)
        EXPECT(aclrtDestroyStream(shared_stream) == 0);
    else
        record_until_destroyed();
    meet();
    if (self == 0) {
        aclrtStream next[4];
        for (int s = 0; s < 4; s++)
            EXPECT(aclrtCreateStream(&next[s]) == 0);
        for (int s = 0; s < 4; s++) {
            EXPECT(aclrtLaunchHostFunc(next[s], count_run, NULL) == 0);
            expect_no_capture(next[s]);
        }
        for (int s = 0; s < 4; s++)
            EXPECT(aclrtDestroyStream(next[s]) == 0);
    }
}

/* All threads end the same recording: one of them gets the graph. */
static void round_of_ending(int self)
{
    if (self == 0) {
        atomic_store(&ends, 0);
        EXPECT(aclrtCreateStream(&shared_stream) == 0);
        EXPECT(aclmdlRICaptureBegin(shared_stream, ACL_MODEL_RI_CAPTURE_MODE_RELAXED) == 0);
    }
    meet();
    aclmdlRI graph;
    const int status = aclmdlRICaptureEnd(shared_stream, &graph);
    if (status == 0) {
        atomic_fetch_add(&ends, 1);
        EXPECT(aclmdlRIDestroy(graph) == 0);
    } else {
        EXPECT(status == ACL_ERROR_RT_STREAM_NOT_CAPTURED);
    }
    meet();
    if (self == 0) {
        EXPECT(atomic_load(&ends) == 1);
        EXPECT(aclrtDestroyStream(shared_stream) == 0);
    }
}

static void *work(void *argument)
{
    const int self = (int)(size_t)argument;
    aclrtStream own[STREAMS_MAX];
    EXPECT(aclrtSetDevice(0) == 0);
    for (int s = 0; s < streams; s++)
        EXPECT(aclrtCreateStream(&own[s]) == 0);
    for (int round = 0; round < rounds; round++) {
        if (self == 0)
            EXPECT(aclrtCreateStream(&shared_stream) == 0);
        round_of_joining(self, own);
        if (self == 0)
            EXPECT(aclrtDestroyStream(shared_stream) == 0);
        round_of_losing(self);
        round_of_ending(self);
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
    if (threads < 2 || threads > THREADS_MAX || streams < 1 || streams > STREAMS_MAX) {
        fprintf(stderr, "usage: %s [THREADS STREAMS ROUNDS]\n", arguments[0]);
        return 2;
    }
    pthread_t workers[THREADS_MAX];
    EXPECT(aclInit(NULL) == 0);
    EXPECT(aclrtSetDevice(0) == 0);
    EXPECT(aclrtCreateEvent(&shared_event) == 0);
    EXPECT(pthread_barrier_init(&barrier, NULL, (unsigned)threads) == 0);
    for (int t = 0; t < threads; t++)
        EXPECT(pthread_create(&workers[t], NULL, work, (void *)(size_t)t) == 0);
    for (int t = 0; t < threads; t++)
        EXPECT(pthread_join(workers[t], NULL) == 0);
    EXPECT(pthread_barrier_destroy(&barrier) == 0);
    EXPECT(aclrtDestroyEvent(shared_event) == 0);
    EXPECT(aclrtResetDevice(0) == 0);
    EXPECT(aclFinalize() == 0);
    return atomic_load(&failures) == 0 ? 0 : 1;
}
