/*
 * Streams: order, waiting, failures, aborts, handles.
 */
#include "acl_task.h"

#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "device/stream/schedule.h"

static aclrtStream stream_new(void)
{
    aclrtStream stream = NULL;
    int32_t device;
    if (aclrtGetDevice(&device) != 0)
        cr_assert_eq(aclrtSetDevice(0), 0);
    accepts(aclrtCreateStream(&stream));
    return stream;
}

Test(stream, small_work_runs_at_once_in_the_caller)
{
    if (ac_scheduled())
        cr_skip("a schedule holds small work back until somebody waits for it");
    const aclrtStream stream = stream_new();
    struct step step = STEP(.status = 0);
    accepts(ac_stream_submit(stream, &step.task, 1));
    cr_assert(step.runs == 1 && step.dones == 1);
    cr_assert(pthread_equal(step.thread, pthread_self()));
    accepts(aclrtDestroyStream(stream));
}

Test(stream, work_runs_in_order_behind_other_work)
{
    const aclrtStream stream = stream_new();
    struct gate gate = GATE;
    struct step step = STEP(.status = 0);
    aclrtStreamStatus status;
    accepts(aclrtLaunchHostFunc(stream, gate_pass, &gate));
    gate_await(&gate, 1);
    accepts(ac_stream_submit(stream, &step.task, 1));
    cr_assert_eq(step.runs, 0);
    accepts(aclrtStreamQuery(stream, &status));
    cr_assert_eq(status, ACL_STREAM_STATUS_NOT_READY);
    refuses(aclrtSynchronizeStreamWithTimeout(stream, 0), 507046, "still has work after 0 ms");
    refuses(aclrtSynchronizeStreamWithTimeout(stream, 20), 507046, "after 20 ms");
    refuses(aclrtSynchronizeDeviceWithTimeout(20), 507046, "aclrtSynchronizeDeviceWithTimeout");
    gate_open(&gate);
    accepts(aclrtSynchronizeStreamWithTimeout(stream, 60000));
    cr_assert(step.runs == 1 && step.dones == 1);
    accepts(aclrtStreamQuery(stream, &status));
    cr_assert_eq(status, ACL_STREAM_STATUS_COMPLETE);
    accepts(aclrtDestroyStream(stream));
}

Test(stream, destroying_waits_for_work)
{
    const aclrtStream stream = stream_new();
    struct step steps[50];
    for (int i = 0; i < 50; i++) {
        steps[i] = (struct step)STEP(.status = 0);
        accepts(ac_stream_submit(stream, &steps[i].task, 0));
    }
    accepts(aclrtDestroyStream(stream));
    for (int i = 0; i < 50; i++)
        cr_assert(steps[i].runs == 1 && steps[i].dones == 1);
}

Test(stream, null_is_the_default_stream)
{
    aclrtStream stream;
    int32_t id = -1;
    int32_t again = -2;
    struct step step = STEP(.status = 0);
    refuses(aclrtSynchronizeStream(NULL), 107002, "this thread has no context");
    accepts(ac_stream_submit(NULL, &step.task, 0));
    accepts(aclrtSynchronizeStream(NULL));
    cr_assert_eq(step.runs, 1);
    accepts(aclrtCtxGetCurrentDefaultStream(&stream));
    accepts(aclrtStreamGetId(NULL, &id));
    accepts(aclrtStreamGetId(stream, &again));
    cr_assert_eq(id, again);
}

Test(stream, handles_are_told_apart)
{
    const aclrtStream stream = stream_new();
    struct step step = STEP(.status = 0);
    aclrtEvent event;
    aclrtContext context;
    char *const memory = malloc(64);
    accepts(aclrtCreateEvent(&event));
    accepts(aclrtGetCurrentContext(&context));
    accepts(aclrtDestroyStream(stream));
    const aclrtStream next = stream_new();
    cr_assert_neq(next, stream);
    void *const wrong[] = {stream, event, context, memory, &step, (void *)2, (void *)(uintptr_t)-1};
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        refuses(ac_stream_submit(wrong[i], &step.task, 1), 107017,
                "it was destroyed or is no stream");
        refuses(aclrtSynchronizeStream(wrong[i]), 107017, "aclrtSynchronizeStream: stream");
        refuses(aclrtDestroyStream(wrong[i]), 107017, "aclrtDestroyStream: stream");
        refuses(aclrtStreamAbort(wrong[i]), 107017, "aclrtStreamAbort: stream");
    }
    cr_assert(step.runs == 0 && step.dones == 0);
    accepts(aclrtDestroyStream(next));
    free(memory);
}

Test(stream, refusals)
{
    aclrtStream stream;
    aclrtStreamStatus status;
    refuses(aclrtCreateStream(&stream), 107002, "aclrtCreateStream: this thread has no context");
    stream = stream_new();
    refuses(aclrtCreateStream(NULL), 100000, "stream is null");
    refuses(aclrtCreateStreamWithConfig(&stream, 0, 0x40), 107000, "flag is 0x40");
    refuses(aclrtDestroyStream(NULL), 100000, "stream is null");
    refuses(aclrtDestroyStreamForce(NULL), 100000, "stream is null");
    refuses(aclrtSynchronizeStreamWithTimeout(stream, -2), 107000, "timeout is -2");
    refuses(aclrtStreamQuery(stream, NULL), 100000, "status is null");
    refuses(aclrtStreamQuery(&stream, &status), 107017, "aclrtStreamQuery");
    refuses(aclrtStreamGetId(stream, NULL), 100000, "streamId is null");
    refuses(aclrtStreamGetFlags(stream, NULL), 100000, "flags is null");
    refuses(aclrtStreamGetPriority(stream, NULL), 100000, "priority is null");
    refuses(aclrtSetStreamOverflowSwitch(stream, 2), 107000, "flag is 2");
    refuses(aclrtGetStreamOverflowSwitch(stream, NULL), 100000, "flag is null");
    refuses(aclrtActiveStream(NULL, stream), 100000, "activeStream is null");
    accepts(aclrtActiveStream(stream, stream));
    accepts(aclrtDestroyStream(stream));
}

Test(stream, keeps_what_it_was_made_with)
{
    aclrtStream stream = stream_new();
    uint32_t value = 9;
    int32_t least;
    int32_t greatest;
    uint32_t before;
    uint32_t after;
    accepts(aclrtGetStreamAvailableNum(&before));
    accepts(aclrtDestroyStream(stream));
    accepts(aclrtGetStreamAvailableNum(&after));
    cr_assert_eq(after, before + 1);
    accepts(aclrtCreateStreamWithConfig(&stream, 3, ACL_STREAM_FAST_LAUNCH | ACL_STREAM_FAST_SYNC));
    accepts(aclrtStreamGetFlags(stream, &value));
    cr_assert_eq(value, 3);
    accepts(aclrtStreamGetPriority(stream, &value));
    cr_assert_eq(value, 3);
    accepts(aclrtGetStreamOverflowSwitch(stream, &value));
    cr_assert_eq(value, 0);
    accepts(aclrtSetStreamOverflowSwitch(stream, 1));
    accepts(aclrtGetStreamOverflowSwitch(stream, &value));
    cr_assert_eq(value, 1);
    aclrtStreamAttrValue attribute;
    for (int attr = 2; attr <= 5; attr++) {
        attribute.overflowSwitch = 1;
        accepts(aclrtSetStreamAttribute(stream, (aclrtStreamAttr)attr, &attribute));
        attribute.overflowSwitch = 9;
        accepts(aclrtGetStreamAttribute(stream, (aclrtStreamAttr)attr, &attribute));
        cr_assert_eq(attribute.overflowSwitch, 1);
    }
    attribute.failureMode = ACL_STOP_ON_FAILURE;
    accepts(aclrtSetStreamAttribute(stream, ACL_STREAM_ATTR_FAILURE_MODE, &attribute));
    attribute.failureMode = 9;
    accepts(aclrtGetStreamAttribute(stream, ACL_STREAM_ATTR_FAILURE_MODE, &attribute));
    cr_assert_eq(attribute.failureMode, ACL_STOP_ON_FAILURE);
    refuses(aclrtGetStreamAttribute(stream, (aclrtStreamAttr)6, &attribute), 107000, "is 6");
    refuses(aclrtSetStreamAttribute(stream, (aclrtStreamAttr)0, &attribute), 107000, "is 0");
    refuses(aclrtSetStreamAttribute(stream, ACL_STREAM_ATTR_PRIORITY, NULL), 100000,
            "value is null");
    accepts(aclrtDestroyStream(stream));
    accepts(aclrtDeviceGetStreamPriorityRange(&least, &greatest));
    cr_assert(least == 7 && greatest == 0);

    aclrtStreamConfigHandle *const config = aclrtCreateStreamConfigHandle();
    const uint32_t flags = ACL_STREAM_HUGE;
    const uint32_t priority = 2;
    accepts(aclrtSetStreamConfigOpt(config, ACL_RT_STREAM_FLAG, &flags, sizeof(flags)));
    accepts(aclrtSetStreamConfigOpt(config, ACL_RT_STREAM_PRIORITY, &priority, sizeof(priority)));
    refuses(aclrtSetStreamConfigOpt(config, ACL_RT_STREAM_PRIORITY, &priority, 8), 107000,
            "valueSize is 8; attribute 3 has 4 bytes");
    refuses(aclrtSetStreamConfigOpt(config, (aclrtStreamConfigAttr)4, &priority, 4), 107000,
            "attr is 4");
    refuses(aclrtSetStreamConfigOpt(config, ACL_RT_STREAM_FLAG, NULL, 4), 100000, "attrValue");
    accepts(aclrtCreateStreamV2(&stream, config));
    accepts(aclrtStreamGetFlags(stream, &value));
    cr_assert_eq(value, ACL_STREAM_HUGE);
    accepts(aclrtDestroyStreamConfigHandle(config));
    refuses(aclrtDestroyStreamConfigHandle(NULL), 100000, "handle is null");
    refuses(aclrtCreateStreamV2(&stream, NULL), 100000, "handle is null");
    refuses(aclrtSetStreamConfigOpt(NULL, ACL_RT_STREAM_FLAG, &flags, 4), 100000, "handle is null");
    aclrtStreamConfigHandle *const wrong[] = {config, (aclrtStreamConfigHandle *)(void *)&value,
                                              stream};
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        refuses(aclrtDestroyStreamConfigHandle(wrong[i]), 107017, "does not exist");
        refuses(aclrtSetStreamConfigOpt(wrong[i], ACL_RT_STREAM_FLAG, &flags, 4), 107017,
                "does not exist");
        refuses(aclrtCreateStreamV2(&stream, wrong[i]), 107017, "does not exist");
    }
    accepts(aclrtDestroyStream(stream));
}

Test(stream, there_is_an_end_to_streams)
{
    uint32_t left;
    aclrtStream streams[2048];
    const aclrtStream first = stream_new();
    accepts(aclrtGetStreamAvailableNum(&left));
    for (uint32_t i = 0; i < left; i++)
        cr_assert_eq(aclrtCreateStream(&streams[i]), 0);
    aclrtStream more;
    refuses(aclrtCreateStream(&more), 207008, "at most 2048 may exist");
    for (uint32_t i = 0; i < left; i++)
        cr_assert_eq(aclrtDestroyStream(streams[i]), 0);
    accepts(aclrtDestroyStream(first));
}

Test(stream, failure_surfaces_once_at_synchronisation)
{
    for (int small = 0; small < 2; small++) {
        const aclrtStream stream = stream_new();
        struct step good = STEP(.status = 0);
        struct step bad = STEP(.status = 561103, .sentence = "aclnnX: it broke");
        struct step worse = STEP(.status = 561000, .sentence = "aclnnX: later");
        accepts(ac_stream_submit(stream, &bad.task, small));
        accepts(ac_stream_submit(stream, &worse.task, small));
        accepts(ac_stream_submit(stream, &good.task, small));
        (void)aclGetRecentErrMsg();
        cr_assert_eq(aclrtSynchronizeStream(stream), 561103);
        cr_assert_str_eq(aclGetRecentErrMsg(), "EZ9999: aclnnX: it broke");
        cr_assert_eq(aclrtGetLastError(ACL_RT_THREAD_LEVEL), 561103);
        cr_assert(good.runs == 1 && good.dones == 1 && bad.dones == 1 && worse.dones == 1);
        accepts(aclrtSynchronizeStream(stream));
        accepts(aclrtDestroyStream(stream));
    }
}

Test(stream, failure_without_a_sentence_gets_one)
{
    const aclrtStream stream = stream_new();
    struct step bad = STEP(.status = 561000);
    accepts(ac_stream_submit(stream, &bad.task, 1));
    refuses(aclrtSynchronizeDevice(), 561000, "step: the task failed with status 561000");
    accepts(aclrtDestroyStream(stream));
}

Test(stream, failure_may_stop_the_work_behind_it)
{
    const aclrtStream stream = stream_new();
    struct step bad = STEP(.status = 561000);
    struct step after = STEP(.status = 0);
    struct step later = STEP(.status = 0);
    accepts(aclrtSetStreamFailureMode(stream, ACL_STOP_ON_FAILURE));
    refuses(aclrtSetStreamFailureMode(stream, ACL_STOP_ON_FAILURE), 107000, "once is allowed");
    accepts(ac_stream_submit(stream, &bad.task, 1));
    accepts(ac_stream_submit(stream, &after.task, 1));
    refuses(aclrtSynchronizeStream(stream), 561000, "step");
    cr_assert(after.runs == 0 && after.dones == 1);
    accepts(ac_stream_submit(stream, &later.task, 1));
    accepts(aclrtSynchronizeStream(stream));
    cr_assert_eq(later.runs, 1);
    refuses(aclrtSetStreamFailureMode(stream, 2), 107000, "mode is 2");
    refuses(aclrtSetStreamFailureMode(NULL, 1), 100000, "stream is null");
    aclrtStream usual;
    accepts(aclrtCtxGetCurrentDefaultStream(&usual));
    refuses(aclrtSetStreamFailureMode(usual, 1), 107000, "a default stream");
    accepts(aclrtDestroyStream(stream));
}

struct waiter {
    pthread_t thread;
    aclrtStream stream;
    int status;
    atomic_bool began;
};

static void *wait_for_stream(void *argument)
{
    struct waiter *const waiter = argument;
    atomic_store(&waiter->began, true);
    waiter->status = aclrtSynchronizeStream(waiter->stream);
    return NULL;
}

Test(stream, abort_drops_what_has_not_begun)
{
    const aclrtStream stream = stream_new();
    const aclrtStream other = stream_new();
    struct gate gate = GATE;
    struct step step = STEP(.status = 0);
    aclrtEvent event;
    accepts(aclrtCreateEvent(&event));
    accepts(aclrtLaunchHostFunc(other, gate_pass, &gate));
    accepts(aclrtRecordEvent(event, other));
    accepts(aclrtStreamWaitEvent(stream, event));
    accepts(ac_stream_submit(stream, &step.task, 1));
    struct waiter waiter = {.stream = stream};
    cr_assert_eq(pthread_create(&waiter.thread, NULL, wait_for_stream, &waiter), 0);
    /* A busy machine may start the thread late; once it has begun, it is soon in the wait. */
    while (!atomic_load(&waiter.began))
        usleep(1000);
    usleep(100000);
    /* The stream is in a wait for the event; the abort ends it. */
    accepts(aclrtStreamAbort(stream));
    cr_assert_eq(pthread_join(waiter.thread, NULL), 0);
    cr_assert_eq(waiter.status, 107023);
    cr_assert(step.runs == 0 && step.dones == 1);
    accepts(aclrtSynchronizeStream(stream));
    gate_open(&gate);
    accepts(aclrtDestroyStream(stream));
    accepts(aclrtDestroyStream(other));
    accepts(aclrtDestroyEvent(event));
}

Test(stream, stop_ends_a_wait_only)
{
    const aclrtStream stream = stream_new();
    const aclrtStream other = stream_new();
    struct gate gate = GATE;
    struct step step = STEP(.status = 0);
    aclrtEvent event;
    aclrtStream usual;
    aclrtStreamStatus status;
    accepts(aclrtCreateEvent(&event));
    accepts(aclrtLaunchHostFunc(other, gate_pass, &gate));
    accepts(aclrtRecordEvent(event, other));
    accepts(aclrtStreamWaitEvent(stream, event));
    accepts(ac_stream_submit(stream, &step.task, 1));
    /* Only a wait that has begun can be stopped; a schedule begins it because of the query. */
    accepts(aclrtStreamQuery(stream, &status));
    cr_assert_eq(status, ACL_STREAM_STATUS_NOT_READY);
    usleep(20000);
    accepts(aclrtStreamStop(stream));
    accepts(aclrtSynchronizeStream(stream));
    cr_assert_eq(step.runs, 1);
    accepts(aclrtCtxGetCurrentDefaultStream(&usual));
    refuses(aclrtStreamStop(usual), 107000, "a default stream");
    gate_open(&gate);
    accepts(aclrtDestroyStream(stream));
    accepts(aclrtDestroyStream(other));
    accepts(aclrtDestroyEvent(event));
}

static void force_once(void)
{
    const aclrtStream stream = stream_new();
    const aclrtStream other = stream_new();
    struct gate gate = GATE;
    struct step step = STEP(.status = 0);
    aclrtEvent event;
    accepts(aclrtCreateEvent(&event));
    accepts(aclrtLaunchHostFunc(other, gate_pass, &gate));
    accepts(aclrtRecordEvent(event, other));
    accepts(aclrtStreamWaitEvent(stream, event));
    accepts(ac_stream_submit(stream, &step.task, 1));
    accepts(aclrtDestroyStreamForce(stream));
    cr_assert(step.runs == 0 && step.dones == 1);
    gate_open(&gate);
    accepts(aclrtDestroyStream(other));
    accepts(aclrtDestroyEvent(event));
}

/* Often: the worker may be anywhere between taking the wait and waiting. */
Test(stream, force_does_not_wait_for_what_has_not_begun)
{
    for (int i = 0; i < 300; i++)
        force_once();
}

static aclrtStream own_stream;
static int own_status[3];
static aclrtStreamStatus own_state;

static void wait_for_own_stream(void *argument)
{
    (void)argument;
    own_status[0] = aclrtSynchronizeStream(own_stream);
    own_status[1] = aclrtDestroyStream(own_stream);
    own_status[2] = aclrtStreamQuery(own_stream, &own_state);
}

Test(stream, task_cannot_wait_for_its_own_stream)
{
    own_stream = stream_new();
    accepts(aclrtLaunchHostFunc(own_stream, wait_for_own_stream, NULL));
    accepts(aclrtSynchronizeStream(own_stream));
    cr_assert_eq(own_status[0], 107000);
    cr_assert_eq(own_status[1], 107000);
    cr_assert(own_status[2] == 0 && own_state == ACL_STREAM_STATUS_NOT_READY);
    accepts(aclrtDestroyStream(own_stream));
}

Test(stream, some_are_never_waited_for)
{
    struct gate gate = GATE;
    aclrtStream stream = stream_new();
    accepts(aclrtDestroyStream(stream));
    accepts(aclrtCreateStreamWithConfig(&stream, 0, ACL_STREAM_PERSISTENT));
    accepts(aclrtLaunchHostFunc(stream, gate_pass, &gate));
    accepts(aclrtSynchronizeStream(stream));
    gate_open(&gate);
    accepts(aclrtDestroyStream(stream));
}

static _Atomic int fed;
static _Atomic long eaten;

static void eat(void *argument)
{
    (void)argument;
    (void)atomic_fetch_add(&eaten, 1);
}

/* Keeps the stream busy. A wait is for all that was queued before it, and queues have no limit: a
 * feeder that is faster than the stream would make each wait longer than the last. */
static void *feed(void *argument)
{
    enum { AHEAD = 1000 };
    long given = 0;
    while (!atomic_load(&fed)) {
        if (given - atomic_load(&eaten) < AHEAD)
            given += aclrtLaunchHostFunc(argument, eat, NULL) == ACL_SUCCESS;
        else
            (void)sched_yield();
    }
    return NULL;
}

Test(stream, work_of_others_that_comes_later_delays_nobody, .timeout = 60)
{
    const aclrtStream stream = stream_new();
    struct step step = STEP(.status = 0);
    pthread_t feeder;
    cr_assert_eq(pthread_create(&feeder, NULL, feed, stream), 0);
    for (int i = 1; i <= 50; i++) {
        accepts(ac_stream_submit(stream, &step.task, i & 1));
        accepts(aclrtSynchronizeStreamWithTimeout(stream, (i & 2) != 0 ? -1 : 50000));
        cr_assert_eq(step.dones, i);
    }
    atomic_store(&fed, 1);
    cr_assert_eq(pthread_join(feeder, NULL), 0);
    accepts(aclrtDestroyStream(stream));
}

/* The child of a fork() does its own work, on streams of its parent and on others; what waited in
 * the parent is done there. */
Test(stream, child_process)
{
    const aclrtStream stream = stream_new();
    const aclrtStream quiet = stream_new();
    struct gate gate = GATE;
    struct step waiting = STEP(.status = 0);
    accepts(aclrtLaunchHostFunc(stream, gate_pass, &gate));
    accepts(ac_stream_submit(stream, &waiting.task, 0));
    gate_await(&gate, 1);
    const pid_t child = fork();
    cr_assert_geq(child, 0);
    if (child == 0) {
        const aclrtStream streams[] = {stream, quiet, stream_new()};
        aclrtStreamStatus status = ACL_STREAM_STATUS_RESERVED;
        int wrong = aclrtStreamQuery(stream, &status) != 0 || status != ACL_STREAM_STATUS_COMPLETE;
        for (size_t i = 0; i < sizeof(streams) / sizeof(streams[0]); i++) {
            struct step step = STEP(.status = 0);
            wrong += ac_stream_submit(streams[i], &step.task, 0) != 0;
            wrong += aclrtSynchronizeStreamWithTimeout(streams[i], 10000) != 0;
            wrong += step.runs != 1;
            wrong += aclrtDestroyStream(streams[i]) != 0;
        }
        _exit(wrong != 0 || waiting.runs != 0);
    }
    int status = -1;
    waitpid(child, &status, 0);
    cr_assert(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    gate_open(&gate);
    accepts(aclrtSynchronizeStream(stream));
    cr_assert_eq(waiting.runs, 1);
    accepts(aclrtDestroyStream(stream));
    accepts(aclrtDestroyStream(quiet));
}
