/*
 * fork() while other threads are inside the library: the child can use all of it, with the right
 * results, and none of what its parent's threads were doing keeps it waiting. A plain program,
 * because sanitizers do not go together with the sandbox of Criterion.
 *
 *     fork_stress_test [THREADS FORKS]
 */
#define _GNU_SOURCE 1
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"
#include "everything.h"

enum { THREADS_MAX = 64, PATIENCE_S = 30 };

static int threads = 12, forks = 60;
static atomic_bool over;
static results *expected;

static everything *everything_make(void)
{
    everything *const all = aligned_alloc(PAGE, sizeof *all);
    if (all == NULL)
        abort();
    memset(all, 0, sizeof *all);
    return all;
}

/* --- what threads do, each the same over and over ----------------------------------------------
 */

static void all_of_it(everything *all)
{
    everything_use(all);
}

static void handles(everything *all)
{
    const int64_t dims[1] = {SMALL};
    for (int i = 0; i < 1000; i++) {
        (void)aclDestroyTensor(
            aclCreateTensor(dims, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, dims, 1, all->numbers));
        (void)aclDestroyScalar(aclCreateScalar(&(float){1}, ACL_FLOAT));
        (void)aclDestroyIntArray(aclCreateIntArray(dims, 1));
        (void)aclDestroyDataBuffer(aclCreateDataBuffer(all->page, PAGE));
    }
}

/* More than a thread keeps for itself, so that slots go between threads. */
static void many_handles(everything *all)
{
    const int64_t dims[1] = {SMALL};
    aclTensor *tensors[500];
    for (int i = 0; i < 500; i++)
        tensors[i] =
            aclCreateTensor(dims, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, dims, 1, all->numbers);
    for (int i = 0; i < 500; i++)
        (void)aclDestroyTensor(tensors[i]);
}

static void starts(everything *all)
{
    uint64_t count;
    (void)all;
    for (int i = 0; i < 200; i++) {
        (void)aclInit(NULL);
        (void)aclFinalizeReference(&count);
    }
}

static void devices(everything *all)
{
    aclrtContext context = NULL;
    (void)all;
    for (int i = 0; i < 200; i++) {
        (void)aclrtSetDevice(0);
        (void)aclrtCreateContext(&context, 0);
        (void)aclrtDestroyContext(context);
        (void)aclrtResetDevice(0);
    }
}

static void events(everything *all)
{
    aclrtEvent event;
    aclrtNotify notify;
    (void)all;
    for (int i = 0; i < 200; i++) {
        if (aclrtCreateEvent(&event) == 0) {
            (void)aclrtRecordEvent(event, NULL);
            (void)aclrtSynchronizeEvent(event);
            (void)aclrtDestroyEvent(event);
        }
        if (aclrtCreateNotify(&notify, 0) == 0) {
            (void)aclrtRecordNotify(notify, NULL);
            (void)aclrtDestroyNotify(notify);
        }
    }
}

static void nothing(void *unused)
{
    (void)unused;
}

static void work(everything *all)
{
    aclrtStream stream;
    aclrtEvent event;
    (void)all;
    if (aclrtCreateStream(&stream) != 0)
        return;
    if (aclrtCreateEvent(&event) == 0) {
        for (int i = 0; i < 50; i++) {
            (void)aclrtLaunchHostFunc(stream, nothing, NULL);
            (void)aclrtRecordEvent(event, stream);
            (void)aclrtSynchronizeEvent(event);
        }
        (void)aclrtDestroyEvent(event);
    }
    (void)aclrtDestroyStream(stream);
}

static void memory(everything *all)
{
    void *block, *space;
    (void)all;
    for (int i = 0; i < 200; i++) {
        if (aclrtMalloc(&block, PAGE, ACL_MEM_MALLOC_HUGE_FIRST) == 0)
            (void)aclrtFree(block);
        if (aclrtReserveMemAddress(&space, PAGE, 0, NULL, 0) == 0)
            (void)aclrtReleaseMemAddress(space);
    }
}

static void see(aclrtExceptionInfo *info)
{
    (void)info;
}

static void callbacks(everything *all)
{
    aclrtStreamConfigHandle *config;
    (void)all;
    for (int i = 0; i < 500; i++) {
        (void)aclrtExceptionInfoCallbackRegister(see);
        (void)aclrtExceptionInfoCallbackUnregister(see);
        (void)aclrtProcessReport(1);
        if ((config = aclrtCreateStreamConfigHandle()) != NULL)
            (void)aclrtDestroyStreamConfigHandle(config);
        if (aclGetRecentErrMsg() == NULL)
            everything_fault(__FILE__, __LINE__, "aclrtProcessReport",
                             "refuses without a sentence");
    }
}

/* Threads begin and end all the time; each has slots and a log of its own. */
static void *short_life(void *argument)
{
    (void)aclrtFree(NULL);
    handles(argument);
    return NULL;
}

static void lives(everything *all)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, short_life, all) == 0)
        (void)pthread_join(thread, NULL);
}

typedef void task(everything *all);
static task *const tasks[] = {all_of_it, starts, handles, events,    devices,
                              work,      memory, lives,   callbacks, many_handles};
enum { TASKS = sizeof tasks / sizeof tasks[0] };

static void *run(void *argument)
{
    task *const own = tasks[(size_t)argument % TASKS];
    everything *const all = everything_make();
    if (aclrtSetDevice(0) != 0)
        everything_fault(__FILE__, __LINE__, "aclrtSetDevice", aclGetRecentErrMsg());
    while (!atomic_load(&over))
        own(all);
    free(all);
    return NULL;
}

/* --- the child ---------------------------------------------------------------------------------
 */

/* A stream that stands still in the parent, an event and a notify behind it, a callback. */
static struct inherited {
    aclrtStream stream, other;
    aclrtEvent event;
    aclrtNotify notify;
    sem_t gate;
} inherited;

static void stand(void *gate)
{
    while (sem_wait(gate) != 0)
        ;
}

static void inheritance_make(void)
{
    (void)sem_init(&inherited.gate, 0, 0);
    if (aclrtCreateStream(&inherited.stream) != 0 || aclrtCreateStream(&inherited.other) != 0 ||
        aclrtCreateEvent(&inherited.event) != 0 || aclrtCreateNotify(&inherited.notify, 0) != 0 ||
        aclrtLaunchHostFunc(inherited.stream, stand, &inherited.gate) != 0 ||
        aclrtRecordEvent(inherited.event, inherited.stream) != 0 ||
        aclrtWaitAndResetNotify(inherited.notify, inherited.other, 0) != 0)
        everything_fault(__FILE__, __LINE__, "inheritance", aclGetRecentErrMsg());
}

#define EXPECT(call)                                                                               \
    do {                                                                                           \
        if ((call) != 0)                                                                           \
            everything_fault(__FILE__, __LINE__, #call, aclGetRecentErrMsg());                     \
    } while (0)

/* ThreadSanitizer knows no threads that begin in a child of threads. */
#if defined(__SANITIZE_THREAD__)
static const bool may_begin_threads = false;
#else
static const bool may_begin_threads = true;
#endif

/* Nothing of what the parent waits for is waited for here, and what it made can be used. */
static void inheritance_use(void)
{
    EXPECT(aclrtSynchronizeEvent(inherited.event));
    EXPECT(aclrtStreamWaitEvent(inherited.other, inherited.event));
    EXPECT(aclrtSynchronizeStream(inherited.stream));
    EXPECT(aclrtRecordNotify(inherited.notify, inherited.stream));
    if (may_begin_threads) {
        EXPECT(aclrtWaitAndResetNotify(inherited.notify, inherited.other, 0));
        EXPECT(aclrtLaunchHostFunc(inherited.stream, nothing, NULL));
    }
    EXPECT(aclrtRecordEvent(inherited.event, inherited.stream));
    EXPECT(aclrtSynchronizeEvent(inherited.event));
    EXPECT(aclrtSynchronizeStream(inherited.other));
    EXPECT(aclrtDestroyStream(inherited.stream));
    EXPECT(aclrtDestroyStream(inherited.other));
    EXPECT(aclrtDestroyEvent(inherited.event));
    EXPECT(aclrtDestroyNotify(inherited.notify));
}

static void inheritance_end(void)
{
    (void)sem_post(&inherited.gate);
    EXPECT(aclrtSynchronizeEvent(inherited.event));
    EXPECT(aclrtRecordNotify(inherited.notify, inherited.stream));
    EXPECT(aclrtSynchronizeStream(inherited.other));
    EXPECT(aclrtDestroyStream(inherited.stream));
    EXPECT(aclrtDestroyStream(inherited.other));
    EXPECT(aclrtDestroyEvent(inherited.event));
    EXPECT(aclrtDestroyNotify(inherited.notify));
}

static int be_child(void)
{
    everything *const all = everything_make();
    atomic_store(&everything_faults, 0);
    inheritance_use();
    if (may_begin_threads) {
        everything_use(all);
        if (memcmp(&all->now, expected, sizeof *expected) != 0)
            everything_fault(__FILE__, __LINE__, "results", "not those of the parent");
    }
    starts(all);
    devices(all);
    EXPECT(aclrtSetDevice(0));
    events(all);
    memory(all);
    callbacks(all);
    many_handles(all);
    return atomic_load(&everything_faults) > 0;
}

static bool child_ends_well(void)
{
    int status = -1;
    (void)fflush(NULL);
    const pid_t child = fork();
    if (child == 0)
        _exit(be_child());
    for (int i = 0; i < PATIENCE_S * 1000 && waitpid(child, &status, WNOHANG) == 0; i++)
        (void)nanosleep(&(struct timespec){0, 1000000}, NULL);
    if (kill(child, SIGKILL) == 0 && waitpid(child, &status, 0) == child)
        everything_fault(__FILE__, __LINE__, "a child", "hangs");
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

int main(int count, char **arguments)
{
    pthread_t workers[THREADS_MAX];
    int bad = 0;
    if (count == 3) {
        threads = atoi(arguments[1]);
        forks = atoi(arguments[2]);
    }
    if (threads < 1 || threads > THREADS_MAX) {
        fprintf(stderr, "usage: %s [THREADS FORKS]\n", arguments[0]);
        return 2;
    }
    everything *const all = everything_make();
    expected = &all->now;
    setenv("ACLNN_CPU_THREADS", "3", 1);
    if (aclInit(NULL) != 0)
        return 2;
    EXPECT(aclrtSetDevice(0));
    everything_use(all);
    EXPECT(aclrtSetDevice(0));
    for (int t = 0; t < threads; t++)
        EXPECT(pthread_create(&workers[t], NULL, run, (void *)(size_t)t));
    for (int i = 0; i < forks && bad < 3; i++) {
        inheritance_make();
        bad += !child_ends_well();
        inheritance_end();
    }
    atomic_store(&over, true);
    for (int t = 0; t < threads; t++)
        EXPECT(pthread_join(workers[t], NULL));
    printf("%d children, %d went wrong\n", forks, bad);
    free(all);
    return bad > 0 || atomic_load(&everything_faults) > 0;
}
