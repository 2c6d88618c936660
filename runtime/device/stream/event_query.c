/*
 * Queries of events: whether and when they were complete; and waiting for them.
 */
#include "acl/acl.h"
#include "base/error.h"
#include "device/stream/event.h"
#include "device/stream/queue.h"
#include "device/stream/schedule.h"
#include "device/stream/submit.h"
#include "device/stream/wait.h"
#include "device/stream/watch.h"
#include "strict/inject.h"

/* Whether all captured work is done. If so, the caller has learned that this work came before. */
static bool event_is_complete(const ac_event *event)
{
    if (event->latch == NULL)
        return event->kind == EVENT_EXTENDED;
    if (!ac_latch_is_open(event->latch)) {
        if (ac_scheduled())
            ac_stream_ask_for(event->latch);
        return false;
    }
    ac_watch_passed_clock(&event->latch->known);
    return true;
}

/* Refuses and unlocks an event whose last record was captured into a graph. */
static int event_refuse_captured(ac_event *event, aclrtEvent handle, const char *function)
{
    if (event->graph == NULL)
        return ACL_SUCCESS;
    ac_event_unlock(event);
    return ac_refuse(ACL_ERROR_RT_EVENT_CAPTURED,
                     "%s: event %p was recorded while its stream was captured; it has no state",
                     function, handle);
}

aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status)
{
    ac_event *found = NULL;
    if (status == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtQueryEventStatus: status is null");
    int code = ac_event_lock(event, "event", "aclrtQueryEventStatus", &found);
    if (code == ACL_SUCCESS)
        code = event_refuse_captured(found, event, "aclrtQueryEventStatus");
    if (code != ACL_SUCCESS)
        return code;
    *status = event_is_complete(found) ? ACL_EVENT_RECORDED_STATUS_COMPLETE
                                       : ACL_EVENT_RECORDED_STATUS_NOT_READY;
    ac_event_unlock(found);
    return ACL_SUCCESS;
}

/* Refuses extended events, which only aclrtQueryEventStatus accepts. */
static int event_lock_plain(aclrtEvent event, const char *function, ac_event **found)
{
    const int code = ac_event_lock(event, "event", function, found);
    if (code != ACL_SUCCESS || (*found)->kind != EVENT_EXTENDED)
        return code;
    ac_event_unlock(*found);
    return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                     "%s: event %p was made by aclrtCreateEventExWithFlag; aclrtQueryEventStatus "
                     "is the query for it",
                     function, event);
}

aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus *status)
{
    ac_event *found = NULL;
    if (status == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtQueryEvent: status is null");
    int code = event_lock_plain(event, "aclrtQueryEvent", &found);
    if (code == ACL_SUCCESS)
        code = event_refuse_captured(found, event, "aclrtQueryEvent");
    if (code != ACL_SUCCESS)
        return code;
    *status = event_is_complete(found) ? ACL_EVENT_STATUS_COMPLETE : ACL_EVENT_STATUS_NOT_READY;
    ac_event_unlock(found);
    return ACL_SUCCESS;
}

aclError aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus *status)
{
    ac_event *found = NULL;
    if (status == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtQueryEventWaitStatus: status is null");
    const int code = event_lock_plain(event, "aclrtQueryEventWaitStatus", &found);
    if (code != ACL_SUCCESS)
        return code;
    *status = atomic_load_explicit(&found->waiting, memory_order_relaxed) == 0
                  ? ACL_EVENT_WAIT_STATUS_COMPLETE
                  : ACL_EVENT_WAIT_STATUS_NOT_READY;
    ac_event_unlock(found);
    return ACL_SUCCESS;
}

static int event_await(aclrtEvent handle, int32_t timeout, const char *function)
{
    ac_event *event = NULL;
    if (timeout < -1)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: timeout is %d; milliseconds, or -1 for no limit, are allowed",
                         function, (int)timeout);
    int status = ac_event_lock(handle, "event", function, &event);
    if (status == ACL_SUCCESS)
        status = event_refuse_captured(event, handle, function);
    if (status != ACL_SUCCESS)
        return status;
    ac_latch *const latch = event->latch == NULL ? NULL : ac_latch_keep(event->latch);
    const aclrtStream stream_handle = event->stream;
    ac_event_unlock(event);
    if (latch == NULL)
        return ACL_SUCCESS;

    if (ac_scheduled())
        ac_stream_ask_for(latch);
    const struct timespec deadline = ac_clock_deadline(timeout < 0 ? 0 : timeout);
    const bool passed = ac_latch_wait(latch, timeout < 0 ? NULL : &deadline, NULL);
    const bool failed = passed && latch->failed;
    if (passed)
        ac_watch_passed_clock(&latch->known);
    ac_latch_drop(latch);
    if (!passed)
        return ac_refuse(ACL_ERROR_RT_EVENT_SYNC_TIMEOUT,
                         "%s: what event %p captured is not complete after %d ms", function, handle,
                         (int)timeout);
    return failed ? ac_stream_surface_of(stream_handle) : ACL_SUCCESS;
}

static int event_synchronize(aclrtEvent handle, int32_t timeout, const char *function)
{
    const uint64_t began = ac_observe_from();
    int status = event_await(handle, timeout, function);
    if (status == ACL_SUCCESS)
        status = ac_inject(AC_INJECT_SYNC, function);
    return ac_observe_until(function, began, status);
}

aclError aclrtSynchronizeEvent(aclrtEvent event)
{
    return event_synchronize(event, -1, "aclrtSynchronizeEvent");
}

aclError aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout)
{
    return event_synchronize(event, timeout, "aclrtSynchronizeEventWithTimeout");
}

/* The time in nanoseconds at which an event was complete. */
static int event_stamp(aclrtEvent handle, const char *name, const char *function, uint64_t *stamp)
{
    ac_event *event = NULL;
    int status = ac_event_lock(handle, name, function, &event);
    if (status != ACL_SUCCESS)
        return status;
    if ((event->flags & ACL_EVENT_TIME_LINE) == 0)
        status = ac_refuse(ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID,
                           "%s: %s %p keeps no time; it was made without ACL_EVENT_TIME_LINE",
                           function, name, handle);
    else if (event->latch == NULL)
        status = ac_refuse(ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID, "%s: %s %p was not recorded",
                           function, name, handle);
    else if (!ac_latch_is_open(event->latch))
        status = ac_refuse(ACL_ERROR_RT_EVENT_NOT_COMPLETE, "%s: %s %p is not complete yet",
                           function, name, handle);
    else
        *stamp = event->latch->stamp;
    ac_event_unlock(event);
    return status;
}

aclError aclrtEventElapsedTime(float *ms, aclrtEvent startEvent, aclrtEvent endEvent)
{
    uint64_t start = 0;
    uint64_t end = 0;
    if (ms == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtEventElapsedTime: ms is null");
    int status = event_stamp(startEvent, "startEvent", "aclrtEventElapsedTime", &start);
    if (status == ACL_SUCCESS)
        status = event_stamp(endEvent, "endEvent", "aclrtEventElapsedTime", &end);
    if (status != ACL_SUCCESS)
        return status;
    if (end < start)
        return ac_refuse(ACL_ERROR_RT_EVENT_TIMESTAMP_REVERSAL,
                         "aclrtEventElapsedTime: endEvent was complete %llu ns before startEvent",
                         (unsigned long long)(start - end));
    *ms = (float)((double)(end - start) / 1e6);
    return ACL_SUCCESS;
}

aclError aclrtEventGetTimestamp(aclrtEvent event, uint64_t *timestamp)
{
    uint64_t stamp = 0;
    if (timestamp == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtEventGetTimestamp: timestamp is null");
    const int status = event_stamp(event, "event", "aclrtEventGetTimestamp", &stamp);
    if (status == ACL_SUCCESS)
        *timestamp = stamp / 1000;
    return status;
}

aclError aclrtGetEventId(aclrtEvent event, uint32_t *eventId)
{
    ac_event *found = NULL;
    if (eventId == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetEventId: eventId is null");
    const int status = ac_event_lock(event, "event", "aclrtGetEventId", &found);
    if (status != ACL_SUCCESS)
        return status;
    *eventId = (uint32_t)found->slot.index;
    ac_event_unlock(found);
    return ACL_SUCCESS;
}

aclError aclrtGetEventAvailNum(uint32_t *eventCount)
{
    if (eventCount == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetEventAvailNum: eventCount is null");
    (void)pthread_mutex_lock(&ac_events.lock);
    *eventCount = (uint32_t)(AC_EVENTS_MAX - ac_events.live);
    (void)pthread_mutex_unlock(&ac_events.lock);
    return ACL_SUCCESS;
}
