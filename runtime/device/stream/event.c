/*
 * Events: creation, recording on streams, waiting by streams.
 */
#include "device/stream/event.h"

#include <stdio.h>
#include <stdlib.h>

#include "acl/acl.h"
#include "base/error.h"
#include "base/fork.h"
#include "device/stream/capture.h"
#include "device/stream/context.h"
#include "device/stream/queue.h"
#include "device/stream/schedule.h"
#include "device/stream/submit.h"
#include "device/stream/wait.h"
#include "device/stream/watch.h"
#include "strict/lifetime.h"

static void event_prepare(ac_slot *slot)
{
    (void)pthread_mutex_init(&((ac_event *)slot)->lock, NULL);
}

ac_table ac_events = AC_TABLE_LOCKED(AC_HANDLE_EVENT, ac_event, event_prepare, AC_EVENTS_MAX);

/* In the child of fork() there is nothing to wait for. */
static void events_forget(void)
{
    ac_slot *slot;
    ac_table_sort_out(&ac_events);
    for (size_t i = 0; (slot = ac_slot_at(&ac_events, i)) != NULL; i++) {
        ac_event *const event = (ac_event *)slot;
        if (ac_slot_is(slot, NULL))
            continue;
        if (event->latch != NULL)
            ac_latch_forget(event->latch);
        if (event->graph != NULL)
            ac_graph_forget(event->graph);
        atomic_store_explicit(&event->waiting, 0, memory_order_relaxed);
    }
}

AC_FORK_PART(AC_FORK_EVENTS, ac_table_hold, ac_table_release, &ac_events, events_forget)

static _Atomic uint32_t wait_timeout; /* seconds; 0: no limit */

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
    ac_event *const made = (ac_event *)ac_slot_take(&ac_events);
    if (made == NULL)
        return ac_refuse(ACL_ERROR_RT_NO_EVENT_RESOURCE,
                         "%s: no event is left; at most %d may exist at a time", function,
                         (int)AC_EVENTS_MAX);
    (void)pthread_mutex_lock(&made->lock);
    made->kind = kind;
    made->flags = flags;
    made->latch = NULL;
    made->graph = NULL;
    made->stream = NULL;
    atomic_store_explicit(&made->waiting, 0, memory_order_relaxed);
    *event = ac_slot_publish(&ac_events, &made->slot);
    ac_object_made(AC_KIND_EVENT, *event, 0, function);
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

int ac_event_lock(aclrtEvent handle, const char *name, const char *function, ac_event **event)
{
    if (handle == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: %s is null", function, name);
    const int order = ac_order_use(function, ACL_ERROR_UNINITIALIZE);
    if (order != ACL_SUCCESS)
        return order;
    ac_event *const found = (ac_event *)ac_slot_find(&ac_events, handle);
    if (found != NULL) {
        (void)pthread_mutex_lock(&found->lock);
        if (ac_slot_is(&found->slot, handle)) {
            *event = found;
            return ACL_SUCCESS;
        }
        (void)pthread_mutex_unlock(&found->lock);
    }
    char text[128];
    (void)snprintf(text, sizeof(text), "%s %p does not exist; it was destroyed or is no event",
                   name, handle);
    return ac_lifetime_refuse(ACL_ERROR_RT_INVALID_HANDLE, function, name, AC_KIND_EVENT, handle,
                              text);
}

void ac_event_unlock(ac_event *event)
{
    (void)pthread_mutex_unlock(&event->lock);
}

aclError aclrtDestroyEvent(aclrtEvent event)
{
    ac_event *found = NULL;
    const int status = ac_event_lock(event, "event", "aclrtDestroyEvent", &found);
    if (status != ACL_SUCCESS)
        return status;
    ac_slot_withdraw(&found->slot);
    ac_object_ended(AC_KIND_EVENT, event, "destroyed");
    ac_latch *const latch = found->latch;
    ac_graph *const graph = found->graph;
    found->latch = NULL;
    found->graph = NULL;
    ac_event_unlock(found);
    ac_latch_drop(latch);
    ac_graph_drop(graph);
    ac_slot_return(&ac_events, &found->slot);
    return ACL_SUCCESS;
}

/* The task of a record. `done` opens the latch, so that an abort releases the waiters. */
typedef struct record_task {
    ac_task task;
    ac_stream *stream;
    ac_latch *latch;
} record_task;

static int record_run(ac_task *task)
{
    (void)task;
    return ACL_SUCCESS;
}

static void record_complete(ac_stream *stream, ac_latch *latch)
{
    if ((atomic_load_explicit(&stream->state, memory_order_relaxed) & AC_STREAM_FAILED) != 0)
        latch->failed = true;
    ac_latch_open(latch);
}

static void record_done(ac_task *task)
{
    record_task *const record = (record_task *)task;
    record_complete(record->stream, record->latch);
    ac_latch_drop(record->latch);
    free(record);
}

static void idle_done(ac_task *task)
{
    free(task);
}

/* A record that nobody else knows of, on a stream that may be entered, needs no new latch. */
static bool record_again(ac_event *event, ac_stream *stream, const void *found)
{
    ac_latch *const last = event->latch;
    if (ac_strict(AC_STRICT_TRACE) || last == NULL ||
        atomic_load_explicit(&last->references, memory_order_acquire) != 1 ||
        !ac_stream_enter(stream, found))
        return false;
    ac_latch_renew(last);
    return true;
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
    int status = ac_event_lock(handle, "event", function, &event);
    if (status != ACL_SUCCESS)
        return status;
    status = ac_stream_get(stream_handle, true, function, &stream, &found);
    if (status != ACL_SUCCESS) {
        ac_event_unlock(event);
        return status;
    }

    ac_graph *const graph = ac_graph_of(stream, found);
    ac_latch *latch = NULL;
    record_task *record = NULL;
    bool entered = false;
    bool left = false;
    if (graph != NULL) {
        /* The order of the recording already implies that of the event; there is nothing to run. */
    } else if ((entered = record_again(event, stream, found))) {
        latch = event->latch;
    } else if ((latch = ac_latch_make()) == NULL || !ac_watch_record(stream, &latch->known)) {
        status = ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
    } else if (!(entered = ac_stream_enter(stream, found)) &&
               (record = malloc(sizeof(*record))) == NULL) {
        status = ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
    }
    if (entered) {
        ac_observe_inside(function, (int64_t)stream->slot.index, true);
        record_complete(stream, latch);
        ac_observe_inside(function, (int64_t)stream->slot.index, false);
    } else if (record != NULL) {
        *record = (record_task){.task = {.name = function, .run = record_run, .done = record_done},
                                .stream = stream,
                                .latch = ac_latch_keep(latch)};
        /* Under the event's lock, so that no thread waits for the record before it is queued. */
        status = ac_stream_put(stream, found, &record->task, &left);
        if (ac_scheduled())
            ac_stream_place(stream, latch);
        if (status != ACL_SUCCESS)
            record_done(&record->task);
    }
    /* A refused call leaves the event as it was. What waits for the last record keeps its latch. */
    ac_graph *graph_before = NULL;
    ac_latch *unused = latch;
    if (status == ACL_SUCCESS) {
        graph_before = event->graph;
        event->graph = graph;
        event->stream = (aclrtStream)(uintptr_t)found;
        unused = latch == NULL || latch == event->latch ? NULL : event->latch;
        event->latch = latch == NULL ? event->latch : latch;
    }
    ac_event_unlock(event);

    /* Both may run tasks that take the event's lock, so it is released first. */
    if (entered)
        ac_stream_leave(stream);
    if (left)
        ac_stream_run_left(stream);
    ac_latch_drop(unused);
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

/* The task of a stream that waits for an event. */
typedef struct wait_task {
    ac_task task;
    ac_latch *latch;
    aclrtEvent event;
    uint32_t timeout;
} wait_task;

static int event_wait_run(ac_task *task)
{
    wait_task *const wait = (wait_task *)task;
    if (ac_latch_is_open(wait->latch))
        return ACL_SUCCESS;
    return ac_stream_block(wait->latch, wait->timeout, task->name);
}

static void wait_done(ac_task *task)
{
    wait_task *const wait = (wait_task *)task;
    ac_event *const event = (ac_event *)ac_slot_find(&ac_events, wait->event);
    if (event != NULL) {
        (void)pthread_mutex_lock(&event->lock);
        if (ac_slot_is(&event->slot, wait->event))
            atomic_fetch_sub_explicit(&event->waiting, 1, memory_order_relaxed);
        (void)pthread_mutex_unlock(&event->lock);
    }
    ac_latch_drop(wait->latch);
    free(wait);
}

static int stream_wait(aclrtStream stream_handle, aclrtEvent handle, uint32_t timeout,
                       const char *function)
{
    ac_event *event = NULL;
    ac_stream *stream;
    const void *found;
    int status = ac_event_lock(handle, "event", function, &event);
    if (status != ACL_SUCCESS)
        return status;
    status = ac_stream_get(stream_handle, true, function, &stream, &found);
    if (status != ACL_SUCCESS) {
        ac_event_unlock(event);
        return status;
    }
    if (event->graph != NULL && ac_graph_join(event->graph, stream, found, function, &status)) {
        ac_event_unlock(event);
        return status;
    }
    ac_latch *const latch = event->latch == NULL ? NULL : ac_latch_keep(event->latch);
    /* Nothing was recorded, or it is complete already, so the stream need not wait. */
    const bool passed = latch == NULL || ac_latch_is_open(latch);
    wait_task *const wait = passed || !ac_watch_begin(stream) ? NULL : malloc(sizeof(*wait));
    if (wait != NULL) {
        if (timeout == 0)
            timeout = atomic_load_explicit(&wait_timeout, memory_order_relaxed);
        *wait = (wait_task){
            .task = {.name = function, .run = event_wait_run, .done = wait_done, .blocks = true},
            .latch = ac_latch_keep(latch),
            .event = handle,
            .timeout = timeout};
        atomic_fetch_add_explicit(&event->waiting, 1, memory_order_relaxed);
    }
    ac_event_unlock(event);
    if (wait != NULL && (status = ac_stream_queue(stream, found, &wait->task)) != ACL_SUCCESS)
        wait_done(&wait->task);
    /* What the trace has room for it keeps: a wait that is refused orders nothing. */
    if ((wait == NULL && !passed) ||
        (latch != NULL && status == ACL_SUCCESS && !ac_watch_wait(stream, &latch->known)))
        status = ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
    ac_latch_drop(latch);
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

/* The task that resets an event, in stream order. */
typedef struct reset_task {
    ac_task task;
    aclrtEvent event;
} reset_task;

static int reset_run(ac_task *task)
{
    ac_event *event = (ac_event *)ac_slot_find(&ac_events, ((reset_task *)task)->event);
    if (event == NULL)
        return ACL_SUCCESS;
    ac_latch *latch = NULL;
    (void)pthread_mutex_lock(&event->lock);
    if (ac_slot_is(&event->slot, ((reset_task *)task)->event) && event->latch != NULL &&
        ac_latch_is_open(event->latch)) {
        latch = event->latch;
        event->latch = NULL;
    }
    (void)pthread_mutex_unlock(&event->lock);
    ac_latch_drop(latch);
    return ACL_SUCCESS;
}

aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream)
{
    ac_event *found = NULL;
    const int status = ac_event_lock(event, "event", "aclrtResetEvent", &found);
    if (status != ACL_SUCCESS)
        return status;
    const bool may = found->kind == EVENT_FLAGGED && (found->flags & ACL_EVENT_SYNC) != 0;
    ac_event_unlock(found);
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

aclError aclrtSetOpWaitTimeout(uint32_t timeout)
{
    atomic_store_explicit(&wait_timeout, timeout, memory_order_relaxed);
    return ACL_SUCCESS;
}
