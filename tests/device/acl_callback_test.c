/*
 * Host functions, callbacks in threads of the program, callbacks of failures.
 */
#include "acl_task.h"

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

TestSuite(host_function, .init = make, .fini = end, .timeout = 60);
TestSuite(callback, .init = make, .fini = end, .timeout = 60);
TestSuite(exception, .init = make, .fini = end, .timeout = 60);

static pthread_t where;
static _Atomic int calls;

static void note(void *argument)
{
    where = pthread_self();
    *(int *)argument = atomic_fetch_add(&calls, 1) + 1;
}

Test(host_function, runs_in_order_on_another_thread)
{
    int order[3] = {0};
    struct step step = STEP(.status = 0);
    for (int i = 0; i < 3; i++)
        accepts(aclrtLaunchHostFunc(stream, note, &order[i]));
    accepts(ac_stream_submit(stream, &step.task, 1));
    accepts(aclrtSynchronizeStream(stream));
    cr_assert(order[0] == 1 && order[1] == 2 && order[2] == 3 && step.runs == 1);
    cr_assert(!pthread_equal(where, pthread_self()));
    refuses(aclrtLaunchHostFunc(stream, NULL, NULL), 100000, "fn is null");
    refuses(aclrtLaunchHostFunc(&step, note, NULL), 107017, "is no stream");
}

static int nested_status;

static void submit_more(void *argument)
{
    nested_status = aclrtLaunchHostFunc(stream, note, argument);
}

Test(host_function, may_submit_more_work)
{
    int order = 0;
    accepts(aclrtLaunchHostFunc(stream, submit_more, &order));
    accepts(aclrtSynchronizeStream(stream));
    accepts(aclrtSynchronizeStream(stream));
    cr_assert(nested_status == 0 && order == 1);
}

static void leave(void *argument)
{
    (void)argument;
    pthread_exit(NULL);
}

Test(host_function, that_ends_its_thread_fails_and_the_stream_goes_on)
{
    for (int i = 1; i <= 3; i++) {
        int order = 0;
        accepts(aclrtLaunchHostFunc(stream, leave, NULL));
        accepts(aclrtLaunchHostFunc(stream, note, &order));
        refuses(aclrtSynchronizeStream(stream), 107022,
                "EZ1001: aclrtLaunchHostFunc: a function of the program ended the thread that ran "
                "it (pthread_exit); it has to return");
        cr_assert_eq(order, i);
    }
    /* The thread is gone when the stream ends. */
    accepts(aclrtLaunchHostFunc(stream, leave, NULL));
    refuses(aclrtSynchronizeStream(stream), 107022, "it has to return");
}

Test(host_function, that_ends_its_thread_in_a_graph_lets_others_execute_it)
{
    aclmdlRI graph;
    aclrtStream other;
    accepts(aclrtCreateStream(&other));
    accepts(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_RELAXED));
    accepts(aclrtLaunchHostFunc(stream, leave, NULL));
    accepts(aclmdlRICaptureEnd(stream, &graph));
    accepts(aclmdlRIExecuteAsync(graph, stream));
    accepts(aclmdlRIExecuteAsync(graph, other));
    refuses(aclrtSynchronizeStream(stream), 107022, "aclmdlRIExecuteAsync: a function of the");
    refuses(aclrtSynchronizeStream(other), 107022, "aclmdlRIExecuteAsync: a function of the");
    accepts(aclmdlRIDestroy(graph));
    accepts(aclrtDestroyStream(other));
}

static _Atomic int stop;
static _Atomic int last_status;

static void *report_loop(void *argument)
{
    (void)argument;
    while (!atomic_load(&stop))
        atomic_store(&last_status, aclrtProcessReport(50));
    return NULL;
}

Test(callback, runs_in_the_bound_thread)
{
    pthread_t thread;
    int order[2] = {0};
    struct step step = STEP(.status = 0);
    cr_assert_eq(pthread_create(&thread, NULL, report_loop, NULL), 0);
    accepts(aclrtSubscribeReport((uint64_t)thread, stream));
    refuses(aclrtSubscribeReport((uint64_t)thread, stream), 107011, "is bound to thread");
    accepts(aclrtLaunchCallback(note, &order[0], ACL_CALLBACK_BLOCK, stream));
    accepts(ac_stream_submit(stream, &step.task, 1));
    accepts(aclrtSynchronizeStream(stream));
    cr_assert(order[0] == 1 && step.runs == 1);
    cr_assert(pthread_equal(where, thread));
    accepts(aclrtLaunchCallback(note, &order[1], ACL_CALLBACK_NO_BLOCK, stream));
    accepts(aclrtSynchronizeStream(stream));
    while (atomic_load(&calls) < 2)
        usleep(1000);
    accepts(aclrtUnSubscribeReport((uint64_t)thread, stream));
    refuses(aclrtUnSubscribeReport((uint64_t)thread, stream), 107012, "is not bound to thread");
    refuses(aclrtLaunchCallback(note, &order[1], ACL_CALLBACK_BLOCK, stream), 107015,
            "has no thread for callbacks");
    while (atomic_load(&last_status) != 107012)
        usleep(1000);
    atomic_store(&stop, 1);
    cr_assert_eq(pthread_join(thread, NULL), 0);
}

Test(callback, abort_ends_the_wait_for_one)
{
    int order = 0;
    accepts(aclrtSubscribeReport((uint64_t)pthread_self(), stream));
    accepts(aclrtLaunchCallback(note, &order, ACL_CALLBACK_BLOCK, stream));
    refuses(aclrtSynchronizeStreamWithTimeout(stream, 200), 507046, "still has work");
    accepts(aclrtStreamAbort(stream));
    accepts(aclrtSynchronizeStream(stream));
    accepts(aclrtProcessReport(1000));
    cr_assert_eq(order, 1);
    accepts(aclrtUnSubscribeReport((uint64_t)pthread_self(), stream));
}

static void *report_until_left(void *argument)
{
    (void)argument;
    while (aclrtProcessReport(50) != 0)
        usleep(100);
    return NULL;
}

Test(callback, that_ends_its_thread_lets_the_stream_go_on)
{
    pthread_t thread;
    aclrtStream bound;
    accepts(aclrtCreateStream(&bound));
    cr_assert_eq(pthread_create(&thread, NULL, report_until_left, NULL), 0);
    accepts(aclrtSubscribeReport((uint64_t)thread, bound));
    accepts(aclrtLaunchCallback(leave, NULL, ACL_CALLBACK_BLOCK, bound));
    accepts(aclrtSynchronizeStreamWithTimeout(bound, 10000));
    cr_assert_eq(pthread_join(thread, NULL), 0);
    accepts(aclrtDestroyStream(bound));
}

Test(callback, stream_that_ends_is_unbound)
{
    aclrtStream other;
    int order = 0;
    accepts(aclrtCreateStream(&other));
    accepts(aclrtSubscribeReport((uint64_t)pthread_self(), other));
    accepts(aclrtLaunchCallback(note, &order, ACL_CALLBACK_NO_BLOCK, other));
    accepts(aclrtDestroyStream(other));
    refuses(aclrtProcessReport(10), 107012, "no stream is bound to this thread");
    cr_assert_eq(order, 0);
}

Test(callback, refusals)
{
    int order;
    refuses(aclrtProcessReport(0), 100000, "timeout is 0");
    refuses(aclrtProcessReport(-2), 100000, "timeout is -2");
    refuses(aclrtProcessReport(10), 107012, "no stream is bound");
    refuses(aclrtLaunchCallback(note, &order, (aclrtCallbackBlockType)2, stream), 100000,
            "blockType is 2");
    refuses(aclrtLaunchCallback(NULL, &order, ACL_CALLBACK_BLOCK, stream), 100000, "fn is null");
    refuses(aclrtLaunchCallback(note, &order, ACL_CALLBACK_BLOCK, stream), 107015, "has no thread");
    refuses(aclrtSubscribeReport(1, &order), 107017, "is no stream");
    accepts(aclrtSubscribeReport((uint64_t)pthread_self(), stream));
    refuses(aclrtProcessReport(10), 507012, "no callback came within 10 ms");
    aclmdlRI graph;
    aclrtStream captured;
    accepts(aclrtCreateStream(&captured));
    accepts(aclrtSubscribeReport((uint64_t)pthread_self(), captured));
    accepts(aclmdlRICaptureBegin(captured, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    refuses(aclrtLaunchCallback(note, &order, ACL_CALLBACK_NO_BLOCK, captured), 107027,
            "aclrtLaunchHostFunc can");
    accepts(aclmdlRICaptureEnd(captured, &graph));
    accepts(aclmdlRIDestroy(graph));
    accepts(aclrtDestroyStream(captured));
    accepts(aclrtUnSubscribeReport((uint64_t)pthread_self(), stream));
}

static uint32_t seen[5];
static int seen_count;
static int seen_synchronise;

static void see(aclrtExceptionInfo *info)
{
    seen_count++;
    seen[0] = aclrtGetTaskIdFromExceptionInfo(info);
    seen[1] = aclrtGetStreamIdFromExceptionInfo(info);
    seen[2] = aclrtGetThreadIdFromExceptionInfo(info);
    seen[3] = aclrtGetDeviceIdFromExceptionInfo(info);
    seen[4] = aclrtGetErrorCodeFromExceptionInfo(info);
    seen_synchronise = aclrtSynchronizeStream(stream);
    (void)aclGetRecentErrMsg();
}

static void see_too(aclrtExceptionInfo *info)
{
    (void)info;
    seen_count += 100;
}

Test(exception, callbacks_hear_of_failures)
{
    int32_t id;
    struct step good = STEP(.status = 0);
    struct step bad = STEP(.status = 561103, .sentence = "aclnnX: it broke");
    accepts(aclrtStreamGetId(stream, &id));
    accepts(aclrtSetExceptionInfoCallback(see));
    accepts(aclrtExceptionInfoCallbackRegister(see_too));
    accepts(ac_stream_submit(stream, &good.task, 1));
    for (int small = 0; small < 2; small++) {
        accepts(ac_stream_submit(stream, &bad.task, small));
        refuses(aclrtSynchronizeStream(stream), 561103, "aclnnX: it broke");
        cr_assert(seen[0] == 1U + (unsigned)small && seen[1] == (uint32_t)id && seen[3] == 0);
        cr_assert_eq(seen[4], 561103);
        cr_assert_eq(seen_synchronise, 107000, "it would wait for itself");
    }
    cr_assert_eq(seen_count, 202);
    accepts(aclrtSetExceptionInfoCallback(NULL));
    accepts(aclrtExceptionInfoCallbackUnregister(see_too));
    refuses(aclrtExceptionInfoCallbackUnregister(see_too), 107000, "was not registered");
    refuses(aclrtExceptionInfoCallbackUnregister(NULL), 107000, "callback is null");
    refuses(aclrtExceptionInfoCallbackRegister(NULL), 107000, "callback is null");
    accepts(ac_stream_submit(stream, &bad.task, 1));
    refuses(aclrtSynchronizeStream(stream), 561103, "aclnnX");
    cr_assert_eq(seen_count, 202);
    cr_assert_eq(aclrtGetTaskIdFromExceptionInfo(NULL), UINT32_MAX);
    cr_assert_eq(aclrtGetStreamIdFromExceptionInfo(NULL), UINT32_MAX);
    cr_assert_eq(aclrtGetThreadIdFromExceptionInfo(NULL), UINT32_MAX);
    cr_assert_eq(aclrtGetDeviceIdFromExceptionInfo(NULL), UINT32_MAX);
    cr_assert_eq(aclrtGetErrorCodeFromExceptionInfo(NULL), UINT32_MAX);
    for (int i = 0; i < 32; i++)
        accepts(aclrtExceptionInfoCallbackRegister(see_too));
    refuses(aclrtExceptionInfoCallbackRegister(see_too), 207012, "32 callbacks are registered");
}

static void see_and_leave(aclrtExceptionInfo *info)
{
    (void)info;
    pthread_exit(NULL);
}

/* Submits a task and waits for it, which under a schedule is what makes it run. The callback ends
 * the thread that ran the task: this one, or that of the stream; then this one has the failure. */
static void *submit_step(void *step)
{
    (void)ac_stream_submit(stream, step, 1);
    return (void *)(intptr_t)aclrtSynchronizeStream(stream);
}

Test(exception, callback_that_ends_its_thread_gives_the_stream_back)
{
    pthread_t thread;
    void *ended;
    int order = 0;
    struct step bad = STEP(.status = 561103, .sentence = "aclnnX: it broke");
    struct step good = STEP(.status = 0);
    accepts(aclrtSetExceptionInfoCallback(see_and_leave));
    /* The thread of the program that ran the task, and that of the stream. */
    cr_assert_eq(pthread_create(&thread, NULL, submit_step, &bad), 0);
    cr_assert_eq(pthread_join(thread, &ended), 0);
    if (ended == NULL)
        refuses(aclrtSynchronizeStream(stream), 561103, "aclnnX: it broke");
    else
        cr_assert_eq((intptr_t)ended, 561103);
    accepts(aclrtLaunchHostFunc(stream, note, &order));
    accepts(ac_stream_submit(stream, &bad.task, 0));
    refuses(aclrtSynchronizeStreamWithTimeout(stream, 10000), 561103, "aclnnX: it broke");
    cr_assert_eq(bad.dones, 2);
    accepts(aclrtSetExceptionInfoCallback(NULL));
    accepts(ac_stream_submit(stream, &good.task, 1));
    accepts(aclrtSynchronizeStream(stream));
    cr_assert_eq(good.dones, 1);
}
