/*
 * Events and notifies.
 */
#include "acl_task.h"

#include <math.h>
#include <unistd.h>

static aclrtStream streams[3];

static void streams_make(void)
{
    cr_assert_eq(aclrtSetDevice(0), 0);
    for (int i = 0; i < 3; i++)
        cr_assert_eq(aclrtCreateStream(&streams[i]), 0);
}

static void streams_end(void)
{
    for (int i = 0; i < 3; i++)
        cr_assert_eq(aclrtDestroyStream(streams[i]), 0);
    cr_assert_eq(aclrtResetDevice(0), 0);
}

TestSuite(event, .init = streams_make, .fini = streams_end, .timeout = 60);
TestSuite(notify, .init = streams_make, .fini = streams_end, .timeout = 60);

static aclrtEventRecordedStatus recorded(aclrtEvent event)
{
    aclrtEventRecordedStatus status;
    accepts(aclrtQueryEventStatus(event, &status));
    return status;
}

Test(event, orders_streams)
{
    aclrtEvent event;
    struct gate gate = GATE;
    struct step step = STEP(.status = 0);
    aclrtEventStatus old;
    aclrtEventWaitStatus waits;
    accepts(aclrtCreateEvent(&event));
    cr_assert_eq(recorded(event), ACL_EVENT_RECORDED_STATUS_NOT_READY);
    accepts(aclrtLaunchHostFunc(streams[0], gate_pass, &gate));
    accepts(aclrtRecordEvent(event, streams[0]));
    accepts(aclrtStreamWaitEvent(streams[1], event));
    accepts(ac_stream_submit(streams[1], &step.task, 1));
    cr_assert_eq(recorded(event), ACL_EVENT_RECORDED_STATUS_NOT_READY);
    accepts(aclrtQueryEvent(event, &old));
    cr_assert_eq(old, ACL_EVENT_STATUS_NOT_READY);
    accepts(aclrtQueryEventWaitStatus(event, &waits));
    cr_assert_eq(waits, ACL_EVENT_WAIT_STATUS_NOT_READY);
    refuses(aclrtSynchronizeEventWithTimeout(event, 20), 507047, "not complete after 20 ms");
    refuses(aclrtSynchronizeStreamWithTimeout(streams[1], 20), 507046, "still has work");
    gate_open(&gate);
    accepts(aclrtSynchronizeEvent(event));
    accepts(aclrtSynchronizeStream(streams[1]));
    cr_assert_eq(step.runs, 1);
    cr_assert_eq(recorded(event), ACL_EVENT_RECORDED_STATUS_COMPLETE);
    accepts(aclrtQueryEvent(event, &old));
    cr_assert_eq(old, ACL_EVENT_STATUS_COMPLETE);
    accepts(aclrtQueryEventWaitStatus(event, &waits));
    cr_assert_eq(waits, ACL_EVENT_WAIT_STATUS_COMPLETE);
    accepts(aclrtDestroyEvent(event));
}

Test(event, recording_anew_leaves_earlier_waits_alone)
{
    aclrtEvent event;
    struct gate first = GATE;
    struct gate second = GATE;
    accepts(aclrtCreateEvent(&event));
    accepts(aclrtLaunchHostFunc(streams[0], gate_pass, &first));
    accepts(aclrtRecordEvent(event, streams[0]));
    accepts(aclrtStreamWaitEvent(streams[2], event));
    accepts(aclrtLaunchHostFunc(streams[1], gate_pass, &second));
    accepts(aclrtRecordEvent(event, streams[1]));
    gate_open(&first);
    accepts(aclrtSynchronizeStream(streams[2]));
    cr_assert_eq(recorded(event), ACL_EVENT_RECORDED_STATUS_NOT_READY);
    gate_open(&second);
    accepts(aclrtSynchronizeEvent(event));
    accepts(aclrtDestroyEvent(event));
}

Test(event, may_be_destroyed_while_streams_wait)
{
    aclrtEvent event;
    struct gate gate = GATE;
    struct step step = STEP(.status = 0);
    accepts(aclrtCreateEvent(&event));
    accepts(aclrtLaunchHostFunc(streams[0], gate_pass, &gate));
    accepts(aclrtRecordEvent(event, streams[0]));
    accepts(aclrtStreamWaitEvent(streams[1], event));
    accepts(ac_stream_submit(streams[1], &step.task, 0));
    accepts(aclrtDestroyEvent(event));
    refuses(aclrtSynchronizeStreamWithTimeout(streams[1], 20), 507046, "still has work");
    gate_open(&gate);
    accepts(aclrtSynchronizeStream(streams[1]));
    cr_assert_eq(step.runs, 1);
}

Test(event, never_recorded_holds_nobody)
{
    aclrtEvent event;
    aclrtEvent extended;
    uint64_t stamp;
    accepts(aclrtCreateEvent(&event));
    accepts(aclrtCreateEventExWithFlag(&extended, ACL_EVENT_SYNC));
    accepts(aclrtStreamWaitEvent(streams[0], event));
    accepts(aclrtSynchronizeStream(streams[0]));
    accepts(aclrtSynchronizeEvent(event));
    cr_assert_eq(recorded(extended), ACL_EVENT_RECORDED_STATUS_COMPLETE);
    refuses(aclrtEventGetTimestamp(event, &stamp), 107006, "was not recorded");
    accepts(aclrtDestroyEvent(event));
    accepts(aclrtDestroyEvent(extended));
}

Test(event, measures_time)
{
    aclrtEvent start;
    aclrtEvent end;
    float ms = -1;
    uint64_t stamps[2];
    accepts(aclrtCreateEvent(&start));
    accepts(aclrtCreateEventWithFlag(&end, ACL_EVENT_TIME_LINE));
    accepts(aclrtRecordEvent(start, streams[0]));
    accepts(aclrtSynchronizeEvent(start));
    usleep(30000);
    accepts(aclrtRecordEvent(end, streams[0]));
    accepts(aclrtSynchronizeStream(streams[0]));
    accepts(aclrtEventElapsedTime(&ms, start, end));
    cr_assert(ms >= 30 && ms < 20000, "%f", (double)ms);
    accepts(aclrtEventGetTimestamp(start, &stamps[0]));
    accepts(aclrtEventGetTimestamp(end, &stamps[1]));
    cr_assert(fabs((double)(stamps[1] - stamps[0]) / 1000 - (double)ms) < 0.01);
    refuses(aclrtEventElapsedTime(&ms, end, start), 107007, "before startEvent");
    refuses(aclrtEventElapsedTime(NULL, start, end), 100000, "ms is null");
    refuses(aclrtEventElapsedTime(&ms, NULL, end), 100000, "startEvent is null");
    refuses(aclrtEventElapsedTime(&ms, start, NULL), 100000, "endEvent is null");
    refuses(aclrtEventGetTimestamp(start, NULL), 100000, "timestamp is null");

    struct gate gate = GATE;
    accepts(aclrtLaunchHostFunc(streams[0], gate_pass, &gate));
    accepts(aclrtRecordEvent(end, streams[0]));
    refuses(aclrtEventElapsedTime(&ms, start, end), 507006, "endEvent");
    gate_open(&gate);
    accepts(aclrtSynchronizeEvent(end));
    accepts(aclrtEventElapsedTime(&ms, start, end));

    aclrtEvent untimed;
    accepts(aclrtCreateEventWithFlag(&untimed, ACL_EVENT_SYNC));
    accepts(aclrtRecordEvent(untimed, NULL));
    refuses(aclrtEventElapsedTime(&ms, start, untimed), 107006, "without ACL_EVENT_TIME_LINE");
    accepts(aclrtDestroyEvent(untimed));
    accepts(aclrtDestroyEvent(start));
    accepts(aclrtDestroyEvent(end));
}

Test(event, wait_of_a_stream_has_a_limit)
{
    aclrtEvent event;
    struct gate gate = GATE;
    struct step step = STEP(.status = 0);
    accepts(aclrtCreateEvent(&event));
    accepts(aclrtLaunchHostFunc(streams[0], gate_pass, &gate));
    accepts(aclrtRecordEvent(event, streams[0]));
    accepts(aclrtStreamWaitEventWithTimeout(streams[1], event, 1));
    accepts(ac_stream_submit(streams[1], &step.task, 1));
    refuses(aclrtSynchronizeStream(streams[1]), 107019, "did not come within 1 s");
    cr_assert_eq(step.runs, 1);
    accepts(aclrtSetOpWaitTimeout(1));
    accepts(aclrtStreamWaitEventWithFlag(streams[2], event, 0, ACL_EVENT_WAIT_DEFAULT));
    refuses(aclrtSynchronizeStream(streams[2]), 107019, "aclrtStreamWaitEventWithFlag");
    gate_open(&gate);
    refuses(aclrtStreamWaitEventWithTimeout(streams[1], event, -1), 107000, "timeout is -1");
    refuses(aclrtStreamWaitEventWithFlag(streams[1], event, 0, 2), 107000, "flag is 2");
    accepts(aclrtSynchronizeEvent(event));
    accepts(aclrtDestroyEvent(event));
}

Test(event, failure_surfaces_when_waiting_for_the_event)
{
    aclrtEvent event;
    struct step bad = STEP(.status = 561103, .sentence = "aclnnX: it broke");
    accepts(aclrtCreateEvent(&event));
    accepts(ac_stream_submit(streams[0], &bad.task, 0));
    accepts(aclrtRecordEvent(event, streams[0]));
    refuses(aclrtSynchronizeEvent(event), 561103, "aclnnX: it broke");
    accepts(aclrtSynchronizeStream(streams[0]));
    accepts(aclrtDestroyEvent(event));
}

Test(event, only_some_may_be_reset)
{
    aclrtEvent general;
    aclrtEvent flagged;
    aclrtEvent extended;
    aclrtEventStatus status;
    aclrtEventWaitStatus waits;
    accepts(aclrtCreateEvent(&general));
    accepts(aclrtCreateEventWithFlag(&flagged, ACL_EVENT_SYNC));
    accepts(aclrtCreateEventExWithFlag(&extended, ACL_EVENT_SYNC | ACL_EVENT_TIME_LINE));
    accepts(aclrtRecordEvent(flagged, streams[0]));
    accepts(aclrtSynchronizeStream(streams[0]));
    cr_assert_eq(recorded(flagged), ACL_EVENT_RECORDED_STATUS_COMPLETE);
    accepts(aclrtResetEvent(flagged, streams[0]));
    accepts(aclrtSynchronizeStream(streams[0]));
    cr_assert_eq(recorded(flagged), ACL_EVENT_RECORDED_STATUS_NOT_READY);
    refuses(aclrtResetEvent(general, streams[0]), 107000, "only such an event may be reset");
    refuses(aclrtResetEvent(extended, streams[0]), 107000, "only such an event may be reset");
    refuses(aclrtQueryEvent(extended, &status), 107000, "aclrtQueryEventStatus is the query");
    refuses(aclrtQueryEventWaitStatus(extended, &waits), 107000, "aclrtCreateEventExWithFlag");
    accepts(aclrtRecordEvent(extended, streams[0]));
    accepts(aclrtRecordEventWithFlag(extended, streams[0], ACL_EVENT_RECORD_DEFAULT));
    refuses(aclrtRecordEventWithFlag(extended, streams[0], 2), 107000, "flag is 2");
    accepts(aclrtDestroyEvent(general));
    accepts(aclrtDestroyEvent(flagged));
    accepts(aclrtDestroyEvent(extended));
}

Test(event, refusals)
{
    aclrtEvent event;
    uint32_t number;
    uint32_t left;
    uint32_t less;
    aclrtEventStatus status;
    accepts(aclrtGetEventAvailNum(&left));
    accepts(aclrtCreateEvent(&event));
    accepts(aclrtGetEventAvailNum(&less));
    cr_assert_eq(less, left - 1);
    accepts(aclrtGetEventId(event, &number));
    refuses(aclrtCreateEvent(NULL), 100000, "event is null");
    refuses(aclrtCreateEventWithFlag(&event, 0), 107000, "flag is 0x0");
    refuses(aclrtCreateEventWithFlag(&event, 0x100), 107000, "flag is 0x100");
    refuses(aclrtCreateEventExWithFlag(&event, ACL_EVENT_IPC), 207000, "between processes");
    refuses(aclrtCreateEventWithFlag(&event, ACL_EVENT_EXTERNAL | ACL_EVENT_SYNC), 107000, "alone");
    refuses(aclrtDestroyEvent(NULL), 100000, "event is null");
    refuses(aclrtRecordEvent(NULL, streams[0]), 100000, "event is null");
    refuses(aclrtStreamWaitEvent(streams[0], NULL), 100000, "event is null");
    refuses(aclrtSynchronizeEvent(NULL), 100000, "event is null");
    refuses(aclrtSynchronizeEventWithTimeout(event, -2), 107000, "timeout is -2");
    refuses(aclrtQueryEvent(event, NULL), 100000, "status is null");
    refuses(aclrtQueryEventStatus(event, NULL), 100000, "status is null");
    refuses(aclrtQueryEventWaitStatus(event, NULL), 100000, "status is null");
    refuses(aclrtRecordEvent(event, event), 107017, "is no stream");
    accepts(aclrtDestroyEvent(event));
    void *const wrong[] = {event, streams[0], &event};
    for (int i = 0; i < 3; i++) {
        refuses(aclrtDestroyEvent(wrong[i]), 107017, "aclrtDestroyEvent: event");
        refuses(aclrtRecordEvent(wrong[i], streams[0]), 107017, "is no event");
        refuses(aclrtStreamWaitEvent(streams[0], wrong[i]), 107017, "is no event");
        refuses(aclrtSynchronizeEvent(wrong[i]), 107017, "is no event");
        refuses(aclrtQueryEvent(wrong[i], &status), 107017, "is no event");
    }
}

Test(notify, record_lets_one_wait_go)
{
    aclrtNotify notify;
    uint32_t number;
    struct step step = STEP(.status = 0);
    accepts(aclrtCreateNotify(&notify, ACL_NOTIFY_DEFAULT));
    accepts(aclrtGetNotifyId(notify, &number));
    accepts(aclrtWaitAndResetNotify(notify, streams[0], 0));
    accepts(ac_stream_submit(streams[0], &step.task, 1));
    refuses(aclrtSynchronizeStreamWithTimeout(streams[0], 20), 507046, "still has work");
    accepts(aclrtRecordNotify(notify, streams[1]));
    accepts(aclrtSynchronizeStream(streams[0]));
    cr_assert_eq(step.runs, 1);
    accepts(aclrtRecordNotify(notify, streams[1]));
    accepts(aclrtWaitAndResetNotify(notify, streams[0], 0));
    accepts(aclrtSynchronizeStream(streams[0]));
    accepts(aclrtWaitAndResetNotify(notify, streams[0], 1));
    refuses(aclrtSynchronizeStream(streams[0]), 107019, "did not come within 1 s");
    accepts(aclrtDestroyNotify(notify));
    refuses(aclrtDestroyNotify(notify), 107017, "is no notify");
    refuses(aclrtRecordNotify(notify, streams[0]), 107017, "is no notify");
    refuses(aclrtWaitAndResetNotify(NULL, streams[0], 0), 100000, "notify is null");
    refuses(aclrtCreateNotify(NULL, 0), 100000, "notify is null");
    refuses(aclrtCreateNotify(&notify, 2), 107000, "flag is 2");
}

/* Both wait for records, in turn: each record lets one of them go, however often both are woken. */
Test(notify, each_record_lets_one_of_several_waits_go)
{
    enum { ROUNDS = 8 };
    aclrtNotify notify;
    aclrtNotify other;
    struct step steps[2] = {STEP(.status = 0), STEP(.status = 0)};
    accepts(aclrtCreateNotify(&notify, ACL_NOTIFY_DEFAULT));
    accepts(aclrtCreateNotify(&other, ACL_NOTIFY_DEFAULT));
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < 2; i++) {
            accepts(aclrtWaitAndResetNotify(notify, streams[i], 0));
            accepts(aclrtRecordNotify(other, streams[i]));
        }
        for (int i = 0; i < 2; i++) {
            accepts(aclrtRecordNotify(notify, streams[2]));
            accepts(aclrtWaitAndResetNotify(other, streams[2], 0));
            accepts(aclrtSynchronizeStreamWithTimeout(streams[2], 10000));
        }
        for (int i = 0; i < 2; i++)
            accepts(aclrtSynchronizeStreamWithTimeout(streams[i], 10000));
    }
    /* One that timed out or was aborted is woken no more, and the others are. */
    accepts(aclrtWaitAndResetNotify(notify, streams[0], 0));
    accepts(aclrtWaitAndResetNotify(notify, streams[1], 1));
    accepts(aclrtWaitAndResetNotify(notify, streams[2], 0));
    accepts(ac_stream_submit(streams[0], &steps[0].task, 1));
    refuses(aclrtSynchronizeStream(streams[1]), 107019, "did not come within 1 s");
    accepts(aclrtStreamAbort(streams[2]));
    accepts(aclrtRecordNotify(notify, streams[1]));
    accepts(aclrtSynchronizeStreamWithTimeout(streams[0], 10000));
    cr_assert_eq(steps[0].runs, 1);
    /* The end of the notify ends the wait. */
    accepts(aclrtWaitAndResetNotify(notify, streams[0], 0));
    accepts(ac_stream_submit(streams[0], &steps[1].task, 1));
    refuses(aclrtSynchronizeStreamWithTimeout(streams[0], 20), 507046, "still has work");
    accepts(aclrtDestroyNotify(notify));
    accepts(aclrtDestroyNotify(other));
    accepts(aclrtSynchronizeStreamWithTimeout(streams[0], 10000));
    cr_assert_eq(steps[1].runs, 1);
}

Test(notify, recorded_wait_waits_at_each_execution)
{
    aclrtNotify notify;
    aclmdlRI graph;
    struct step step = STEP(.status = 0);
    accepts(aclrtCreateNotify(&notify, ACL_NOTIFY_DEFAULT));
    accepts(aclmdlRICaptureBegin(streams[0], ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    accepts(aclrtWaitAndResetNotify(notify, streams[0], 0));
    accepts(ac_stream_submit(streams[0], &step.task, 1));
    accepts(aclmdlRICaptureEnd(streams[0], &graph));
    for (int i = 1; i <= 3; i++) {
        accepts(aclmdlRIExecuteAsync(graph, streams[1]));
        refuses(aclrtSynchronizeStreamWithTimeout(streams[1], 20), 507046, "still has work");
        cr_assert_eq(step.runs, i - 1);
        accepts(aclrtRecordNotify(notify, streams[0]));
        accepts(aclrtSynchronizeStreamWithTimeout(streams[1], 10000));
        cr_assert_eq(step.runs, i);
    }
    accepts(aclmdlRIDestroy(graph));
    accepts(aclrtDestroyNotify(notify));
}
