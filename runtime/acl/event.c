#include <stdlib.h>

#include "acl/acl.h"
#include "blocking.h"
#include "context.h"
#include "error.h"
#include "graph.h"
#include "queue.h"

enum { EVENTS_MAX = 65536 };

/* Who may do what with an event follows from the function that made it. */
enum event_kind { EVENT_GENERAL, EVENT_FLAGGED, EVENT_EXTENDED };

typedef struct ac_event {
    ac_slot slot;
    pthread_mutex_t lock;
    enum event_kind kind;
    uint32_t flags;
    ac_mark *mark;            /* what was captured last; null before the first record */
    ac_graph *graph;          /* the recording in which it was recorded, if that is the last */
    aclrtStream stream;       /* the one it was recorded on last */
    _Atomic unsigned waiting; /* streams that have not passed their wait yet */
} ac_event;

static void event_prepare(ac_slot *slot)
{
    (void)pthread_mutex_init(&((ac_event *)slot)->lock, NULL);
}

static ac_table events = AC_TABLE(AC_HANDLE_EVENT, ac_event, event_prepare, EVENTS_MAX);

static _Atomic uint32_t wait_timeout; /* seconds; 0 for none */

static const uint32_t known_flags = ACL_EVENT_SYNC | ACL_EVENT_CAPTURE_STREAM_PROGRESS |
                                    ACL_EVENT_TIME_LINE | ACL_EVENT_DEVICE_USE_ONLY |
                                    ACL_EVENT_EXTERNAL | ACL_EVENT_IPC;

static int event_create(aclrtEvent *event, enum event_kind kind, uint32_t flags,
                        const char *function)
{
    ac_context *context;
    if (event == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: event is null", function);
    if (flags == 0 || (flags & ~known_flags) != 0)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: flag is 0x%x; at least one bit of 0x%x (ACL_EVENT_...) and no other "
                         "is allowed",
                         function, (unsigned)flags, (unsigned)known_flags);
    if ((flags & ACL_EVENT_IPC) != 0)
        return ac_refuse(ACL_ERROR_RT_FEATURE_NOT_SUPPORT,
                         "%s: events between processes (ACL_EVENT_IPC) do not exist on a CPU",
                         function);
    if ((flags & ACL_EVENT_EXTERNAL) != 0 && flags != ACL_EVENT_EXTERNAL)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: flag is 0x%x; ACL_EVENT_EXTERNAL is allowed only alone", function,
                         (unsigned)flags);
    const int status = ac_context_get(function, &context);
    if (status != ACL_SUCCESS)
        return status;
    ac_event *const made = (ac_event *)ac_slot_take(&events);
    if (made == NULL)
        return ac_refuse(ACL_ERROR_RT_NO_EVENT_RESOURCE,
                         "%s: no event is left; at most %d may exist at a time", function,
                         (int)EVENTS_MAX);
    (void)pthread_mutex_lock(&made->lock);
    made->kind = kind;
    made->flags = flags;
    made->mark = NULL;
    made->graph = NULL;
    made->stream = NULL;
    atomic_store_explicit(&made->waiting, 0, memory_order_relaxed);
    *event = ac_slot_publish(&events, &made->slot);
    (void)pthread_mutex_unlock(&made->lock);
    return ACL_SUCCESS;
}

aclError aclrtCreateEvent(aclrtEvent *event)
{
    return event_create(event, EVENT_GENERAL, ACL_EVENT_SYNC | ACL_EVENT_TIME_LINE,
                        "aclrtCreateEvent");
}

aclError aclrtCreateEventWithFlag(aclrtEvent *event, uint32_t flag)
{
    return event_create(event, EVENT_FLAGGED, flag, "aclrtCreateEventWithFlag");
}

aclError aclrtCreateEventExWithFlag(aclrtEvent *event, uint32_t flag)
{
    return event_create(event, EVENT_EXTENDED, flag, "aclrtCreateEventExWithFlag");
}

/* The event behind a handle, locked. */
static int event_lock(aclrtEvent handle, const char *name, const char *function, ac_event **event)
{
    if (handle == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: %s is null", function, name);
    ac_event *const found = (ac_event *)ac_slot_find(&events, handle);
    if (found != NULL) {
        (void)pthread_mutex_lock(&found->lock);
        if (ac_slot_is(&found->slot, handle)) {
            *event = found;
            return ACL_SUCCESS;
        }
        (void)pthread_mutex_unlock(&found->lock);
    }
    return ac_refuse(ACL_ERROR_RT_INVALID_HANDLE,
                     "%s: %s %p does not exist; it was destroyed or is no event", function, name,
                     handle);
}

static void event_unlock(ac_event *event)
{
    (void)pthread_mutex_unlock(&event->lock);
}

aclError aclrtDestroyEvent(aclrtEvent event)
{
    ac_event *found = NULL;
    const int status = event_lock(event, "event", "aclrtDestroyEvent", &found);
    if (status != ACL_SUCCESS)
        return status;
    ac_slot_withdraw(&found->slot);
    ac_mark *const mark = found->mark;
    ac_graph *const graph = found->graph;
    found->mark = NULL;
    found->graph = NULL;
    event_unlock(found);
    ac_mark_drop(mark);
    ac_graph_drop(graph);
    ac_slot_return(&events, &found->slot);
    return ACL_SUCCESS;
}

/* Recording. The mark is completed by `done`, so that an abort frees those who wait for it. */
typedef struct record_task {
    ac_task task;
    ac_stream *stream;
    ac_mark *mark;
} record_task;

static int record_run(ac_task *task)
{
    (void)task;
    return ACL_SUCCESS;
}

static void record_complete(ac_stream *stream, ac_mark *mark)
{
    if ((atomic_load_explicit(&stream->state, memory_order_relaxed) & AC_STREAM_FAILED) != 0)
        mark->failed = true;
    ac_mark_complete(mark);
}

static void record_done(ac_task *task)
{
    record_task *const record = (record_task *)task;
    record_complete(record->stream, record->mark);
    ac_mark_drop(record->mark);
    free(record);
}

static void idle_done(ac_task *task)
{
    free(task);
}

/* A mark for the next record, in place of the last; those who wait for the last keep it. */
static ac_mark *event_mark_anew(ac_event *event)
{
    ac_mark *const last = event->mark;
    if (last != NULL && atomic_load_explicit(&last->references, memory_order_acquire) == 1) {
        ac_mark_renew(last);
        return last;
    }
    ac_mark *const mark = ac_mark_make();
    if (mark != NULL) {
        ac_mark_drop(last);
        event->mark = mark;
    }
    return mark;
}

static int event_record(aclrtEvent handle, aclrtStream stream_handle, uint32_t flag,
                        const char *function)
{
    ac_event *event = NULL;
    ac_stream *stream;
    const void *found;
    if (flag > ACL_EVENT_RECORD_EXTERNAL)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: flag is %u; 0 (ACL_EVENT_RECORD_DEFAULT) and 1 "
                         "(ACL_EVENT_RECORD_EXTERNAL) are allowed",
                         function, (unsigned)flag);
    int status = event_lock(handle, "event", function, &event);
    if (status != ACL_SUCCESS)
        return status;
    status = ac_stream_get(stream_handle, true, function, &stream, &found);
    if (status != ACL_SUCCESS) {
        event_unlock(event);
        return status;
    }

    ac_graph *const graph = ac_graph_of(stream, found);
    ac_graph *const graph_before = event->graph;
    event->graph = graph;
    event->stream = (aclrtStream)(uintptr_t)found;
    ac_mark *const mark = graph == NULL ? event_mark_anew(event) : NULL;
    if (graph != NULL) {
        /* The order of the recording keeps what the event asks for; there is nothing to run. */
    } else if (mark == NULL) {
        status = ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
    } else if (ac_stream_enter(stream, found)) {
        record_complete(stream, mark);
        ac_stream_leave(stream);
    } else {
        record_task *const record = malloc(sizeof(*record));
        if (record == NULL) {
            status =
                ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
        } else {
            *record =
                (record_task){.task = {.name = function, .run = record_run, .done = record_done},
                              .stream = stream,
                              .mark = ac_mark_keep(mark)};
            status = ac_stream_queue(stream, found, &record->task);
            if (status != ACL_SUCCESS) {
                ac_mark_drop(mark);
                free(record);
            }
        }
        if (status != ACL_SUCCESS)
            ac_mark_complete(mark);
    }
    event_unlock(event);
    ac_graph_drop(graph_before);
    return status;
}

aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream)
{
    return event_record(event, stream, ACL_EVENT_RECORD_DEFAULT, "aclrtRecordEvent");
}

aclError aclrtRecordEventWithFlag(aclrtEvent event, aclrtStream stream, uint32_t flag)
{
    return event_record(event, stream, flag, "aclrtRecordEventWithFlag");
}

/* Waiting of one stream for what an event captured. */
typedef struct wait_task {
    ac_task task;
    ac_mark *mark;
    aclrtEvent event;
    uint32_t timeout;
} wait_task;

int ac_event_wait_run(ac_task *task)
{
    wait_task *const wait = (wait_task *)task;
    if (ac_mark_is_complete(wait->mark))
        return ACL_SUCCESS;
    return ac_stream_block(wait->mark, wait->timeout, task->name);
}

static void wait_done(ac_task *task)
{
    wait_task *const wait = (wait_task *)task;
    ac_event *const event = (ac_event *)ac_slot_find(&events, wait->event);
    if (event != NULL) {
        (void)pthread_mutex_lock(&event->lock);
        if (ac_slot_is(&event->slot, wait->event))
            atomic_fetch_sub_explicit(&event->waiting, 1, memory_order_relaxed);
        (void)pthread_mutex_unlock(&event->lock);
    }
    ac_mark_drop(wait->mark);
    free(wait);
}

static int stream_wait(aclrtStream stream_handle, aclrtEvent handle, uint32_t timeout,
                       const char *function)
{
    ac_event *event = NULL;
    ac_stream *stream;
    const void *found;
    int status = event_lock(handle, "event", function, &event);
    if (status != ACL_SUCCESS)
        return status;
    status = ac_stream_get(stream_handle, true, function, &stream, &found);
    if (status != ACL_SUCCESS) {
        event_unlock(event);
        return status;
    }
    if (event->graph != NULL && ac_graph_is_open(event->graph)) {
        ac_graph *const graph = event->graph;
        status = ac_graph_join(graph, stream, found, function);
        event_unlock(event);
        return status;
    }
    /* Nothing was captured, or all of it is complete: any later work of the stream comes after it.
     */
    ac_mark *const mark = event->mark;
    if (mark == NULL || ac_mark_is_complete(mark)) {
        event_unlock(event);
        return ACL_SUCCESS;
    }
    wait_task *const wait = malloc(sizeof(*wait));
    if (wait == NULL) {
        event_unlock(event);
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
    }
    if (timeout == 0)
        timeout = atomic_load_explicit(&wait_timeout, memory_order_relaxed);
    *wait = (wait_task){.task = {.name = function, .run = ac_event_wait_run, .done = wait_done},
                        .mark = ac_mark_keep(mark),
                        .event = handle,
                        .timeout = timeout};
    atomic_fetch_add_explicit(&event->waiting, 1, memory_order_relaxed);
    event_unlock(event);
    status = ac_stream_queue(stream, found, &wait->task);
    if (status != ACL_SUCCESS)
        wait_done(&wait->task);
    return status;
}

aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event)
{
    return stream_wait(stream, event, 0, "aclrtStreamWaitEvent");
}

aclError aclrtStreamWaitEventWithTimeout(aclrtStream stream, aclrtEvent event, int32_t timeout)
{
    if (timeout < 0)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtStreamWaitEventWithTimeout: timeout is %d; seconds, or 0 for no "
                         "limit, are allowed",
                         (int)timeout);
    return stream_wait(stream, event, (uint32_t)timeout, "aclrtStreamWaitEventWithTimeout");
}

aclError aclrtStreamWaitEventWithFlag(aclrtStream stream, aclrtEvent event, uint32_t timeout,
                                      uint32_t flag)
{
    if (flag > ACL_EVENT_WAIT_EXTERNAL)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtStreamWaitEventWithFlag: flag is %u; 0 (ACL_EVENT_WAIT_DEFAULT) and "
                         "1 (ACL_EVENT_WAIT_EXTERNAL) are allowed",
                         (unsigned)flag);
    return stream_wait(stream, event, timeout, "aclrtStreamWaitEventWithFlag");
}

/* Resetting, in the order of the stream. */
typedef struct reset_task {
    ac_task task;
    aclrtEvent event;
} reset_task;

static int reset_run(ac_task *task)
{
    ac_event *event = (ac_event *)ac_slot_find(&events, ((reset_task *)task)->event);
    if (event == NULL)
        return ACL_SUCCESS;
    ac_mark *mark = NULL;
    (void)pthread_mutex_lock(&event->lock);
    if (ac_slot_is(&event->slot, ((reset_task *)task)->event) && event->mark != NULL &&
        ac_mark_is_complete(event->mark)) {
        mark = event->mark;
        event->mark = NULL;
    }
    (void)pthread_mutex_unlock(&event->lock);
    ac_mark_drop(mark);
    return ACL_SUCCESS;
}

aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream)
{
    ac_event *found = NULL;
    const int status = event_lock(event, "event", "aclrtResetEvent", &found);
    if (status != ACL_SUCCESS)
        return status;
    const bool may = found->kind == EVENT_FLAGGED && (found->flags & ACL_EVENT_SYNC) != 0;
    event_unlock(found);
    if (!may)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtResetEvent: event %p was not made by aclrtCreateEventWithFlag with "
                         "ACL_EVENT_SYNC; only such an event may be reset",
                         event);
    reset_task *const reset = malloc(sizeof(*reset));
    if (reset == NULL)
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "aclrtResetEvent: the memory is used up");
    *reset = (reset_task){.task = {.name = "aclrtResetEvent", .run = reset_run, .done = idle_done},
                          .event = event};
    const int submitted = ac_stream_submit(stream, &reset->task, true);
    if (submitted != ACL_SUCCESS)
        free(reset);
    return submitted;
}

/* Whether all that was captured is done. */
static bool event_is_complete(const ac_event *event)
{
    return event->mark == NULL ? event->kind == EVENT_EXTENDED : ac_mark_is_complete(event->mark);
}

/* Refuses, and unlocks, an event that is part of a recording which was not executed by itself. */
static int event_refuse_captured(ac_event *event, aclrtEvent handle, const char *function)
{
    if (event->graph == NULL)
        return ACL_SUCCESS;
    event_unlock(event);
    return ac_refuse(ACL_ERROR_RT_EVENT_CAPTURED,
                     "%s: event %p was recorded while its stream was captured; it has no state",
                     function, handle);
}

aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status)
{
    ac_event *found = NULL;
    if (status == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtQueryEventStatus: status is null");
    int code = event_lock(event, "event", "aclrtQueryEventStatus", &found);
    if (code == ACL_SUCCESS)
        code = event_refuse_captured(found, event, "aclrtQueryEventStatus");
    if (code != ACL_SUCCESS)
        return code;
    *status = event_is_complete(found) ? ACL_EVENT_RECORDED_STATUS_COMPLETE
                                       : ACL_EVENT_RECORDED_STATUS_NOT_READY;
    event_unlock(found);
    return ACL_SUCCESS;
}

/* Extended events answer to aclrtQueryEventStatus only. */
static int event_lock_plain(aclrtEvent event, const char *function, ac_event **found)
{
    const int code = event_lock(event, "event", function, found);
    if (code != ACL_SUCCESS || (*found)->kind != EVENT_EXTENDED)
        return code;
    event_unlock(*found);
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
    event_unlock(found);
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
    event_unlock(found);
    return ACL_SUCCESS;
}

static int event_synchronize(aclrtEvent handle, int32_t timeout, const char *function)
{
    ac_event *event = NULL;
    if (timeout < -1)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: timeout is %d; milliseconds, or -1 for no limit, are allowed",
                         function, (int)timeout);
    int status = event_lock(handle, "event", function, &event);
    if (status == ACL_SUCCESS)
        status = event_refuse_captured(event, handle, function);
    if (status != ACL_SUCCESS)
        return status;
    ac_mark *const mark = event->mark == NULL ? NULL : ac_mark_keep(event->mark);
    const aclrtStream stream_handle = event->stream;
    event_unlock(event);
    if (mark == NULL)
        return ACL_SUCCESS;

    const struct timespec deadline = ac_clock_deadline(timeout < 0 ? 0 : timeout);
    const bool passed = ac_mark_wait(mark, timeout < 0 ? NULL : &deadline, NULL);
    const bool failed = passed && mark->failed;
    ac_mark_drop(mark);
    if (!passed)
        return ac_refuse(ACL_ERROR_RT_EVENT_SYNC_TIMEOUT,
                         "%s: what event %p captured is not complete after %d ms", function, handle,
                         (int)timeout);
    return failed ? ac_stream_surface_of(stream_handle) : ACL_SUCCESS;
}

aclError aclrtSynchronizeEvent(aclrtEvent event)
{
    return event_synchronize(event, -1, "aclrtSynchronizeEvent");
}

aclError aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout)
{
    return event_synchronize(event, timeout, "aclrtSynchronizeEventWithTimeout");
}

/* The moment in nanoseconds when an event was complete. */
static int event_stamp(aclrtEvent handle, const char *name, const char *function, uint64_t *stamp)
{
    ac_event *event = NULL;
    int status = event_lock(handle, name, function, &event);
    if (status != ACL_SUCCESS)
        return status;
    if ((event->flags & ACL_EVENT_TIME_LINE) == 0)
        status = ac_refuse(ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID,
                           "%s: %s %p keeps no time; it was made without ACL_EVENT_TIME_LINE",
                           function, name, handle);
    else if (event->mark == NULL)
        status = ac_refuse(ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID, "%s: %s %p was not recorded",
                           function, name, handle);
    else if (!ac_mark_is_complete(event->mark))
        status = ac_refuse(ACL_ERROR_RT_EVENT_NOT_COMPLETE, "%s: %s %p is not complete yet",
                           function, name, handle);
    else
        *stamp = event->mark->stamp;
    event_unlock(event);
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
    const int status = event_lock(event, "event", "aclrtGetEventId", &found);
    if (status != ACL_SUCCESS)
        return status;
    *eventId = (uint32_t)found->slot.index;
    event_unlock(found);
    return ACL_SUCCESS;
}

aclError aclrtGetEventAvailNum(uint32_t *eventCount)
{
    if (eventCount == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetEventAvailNum: eventCount is null");
    (void)pthread_mutex_lock(&events.lock);
    *eventCount = (uint32_t)(EVENTS_MAX - events.live);
    (void)pthread_mutex_unlock(&events.lock);
    return ACL_SUCCESS;
}

aclError aclrtSetOpWaitTimeout(uint32_t timeout)
{
    atomic_store_explicit(&wait_timeout, timeout, memory_order_relaxed);
    return ACL_SUCCESS;
}
