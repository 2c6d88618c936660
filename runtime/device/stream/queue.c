#define _GNU_SOURCE 1
#include "device/stream/queue.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/fork.h"
#include "device/stream/exception.h"
#include "device/stream/graph.h"
#include "device/stream/schedule.h"

enum { STREAMS_MAX = 2048 };

/* Wakes the worker, unless another thread owns the stream by now. */
static void stream_call_worker(ac_errand *errand)
{
    ac_stream *const stream = (ac_stream *)((char *)errand - offsetof(ac_stream, errand));
    const unsigned state = ac_stream_state(stream);
    if ((state & AC_STREAM_QUEUED) == 0 || (state & AC_STREAM_OWNED) != 0)
        return;
    (void)pthread_mutex_lock(&stream->lock);
    if (stream->first != NULL && (ac_stream_state(stream) & AC_STREAM_OWNED) == 0)
        (void)pthread_cond_signal(&stream->work);
    (void)pthread_mutex_unlock(&stream->lock);
}

static void stream_prepare(ac_slot *slot)
{
    ac_stream *const stream = (ac_stream *)slot;
    (void)pthread_mutex_init(&stream->lock, NULL);
    stream->errand.run = stream_call_worker;
    ac_condition_prepare(&stream->work);
    ac_condition_prepare(&stream->idle);
}

ac_table ac_streams = AC_TABLE_LOCKED(AC_HANDLE_STREAM, ac_stream, stream_prepare, STREAMS_MAX);

static _Thread_local ac_stream *running;

ac_stream *ac_stream_running(void)
{
    return running;
}

size_t ac_stream_left(void)
{
    (void)pthread_mutex_lock(&ac_streams.lock);
    const size_t live = ac_streams.live;
    (void)pthread_mutex_unlock(&ac_streams.lock);
    return STREAMS_MAX - live;
}

/* The child of fork() has the memory of the streams but none of their threads: queued tasks run in
 * the parent only, and here the streams are idle. */
static void streams_forget(void)
{
    ac_slot *slot;
    ac_table_sort_out(&ac_streams);
    for (size_t i = 0; (slot = ac_slot_at(&ac_streams, i)) != NULL; i++) {
        ac_stream *const stream = (ac_stream *)slot;
        ac_condition_prepare(&stream->work);
        ac_condition_prepare(&stream->idle);
        stream->first = NULL;
        stream->last = NULL;
        stream->has_worker = false;
        stream->has_lost = false;
        stream->draining = false;
        stream->wait = NULL;
        stream->leave = (ac_leave){.put = 0};
        stream->finished = stream->queued;
        stream->awaited = UINT64_MAX;
        stream->waiters = 0;
        stream->failure = 0;
        (void)atomic_fetch_and(&stream->state, AC_STREAM_CAPTURE | AC_STREAM_HELD);
    }
}

AC_FORK_PART(AC_FORK_STREAMS, ac_table_hold, ac_table_release, &ac_streams, streams_forget)

int ac_stream_make(void *context, int device, bool is_default, uint32_t flags, uint32_t priority,
                   const char *function, aclrtStream *stream)
{
    ac_stream *const made = (ac_stream *)ac_slot_take(&ac_streams);
    if (made == NULL)
        return ac_refuse(ACL_ERROR_RT_NO_STREAM_RESOURCE,
                         "%s: no stream is left; at most %d may exist at a time", function,
                         (int)STREAMS_MAX);
    /* A thread with a stale handle may still be examining the slot. */
    (void)pthread_mutex_lock(&made->lock);
    made->first = NULL;
    made->last = NULL;
    made->current = NULL;
    made->has_worker = false;
    made->has_lost = false;
    made->quit = false;
    made->leave = (ac_leave){.put = 0};
    made->wait = NULL;
    made->draining = false;
    made->queued = 0;
    made->finished = 0;
    made->cancels = 0;
    made->awaited = UINT64_MAX;
    made->asked = 0;
    if (ac_scheduled())
        ac_stream_state_set(made, AC_STREAM_HELD);
    made->failure = 0;
    made->stop_on_failure = false;
    made->mode_chosen = false;
    made->context = context;
    made->device = device;
    atomic_store_explicit(&made->is_default, is_default, memory_order_relaxed);
    atomic_store_explicit(&made->flags, flags, memory_order_relaxed);
    memset(made->attributes, 0, sizeof(made->attributes));
    made->attributes[AC_STREAM_PRIORITY] = priority;
    made->graph = NULL;
    made->reporter = NULL;
    atomic_store_explicit(&made->tasks, 0, memory_order_relaxed);
    *stream = ac_slot_publish(&ac_streams, &made->slot);
    (void)pthread_mutex_unlock(&made->lock);
    return ACL_SUCCESS;
}

/* Stores a failure, unless there was one since the last synchronisation. */
static void failure_keep(ac_stream *stream, const char *name, int status, size_t position)
{
    char lines[AC_LINES_SIZE];
    ac_error_take(position, lines, sizeof(lines));
    if (lines[0] == '\0') {
        ac_error_record(status, "%s: the task failed with status %d", name, status);
        ac_error_take(position, lines, sizeof(lines));
    }
    (void)pthread_mutex_lock(&stream->lock);
    if (stream->failure == 0) {
        stream->failure = status;
        memcpy(stream->lines, lines, sizeof(lines));
        ac_stream_state_set(stream, AC_STREAM_FAILED);
    }
    (void)pthread_mutex_unlock(&stream->lock);
}

static bool worker_has(ac_stream *stream);

/* Drops the queued tasks, because there is no thread to run them. The lock is held. */
static void tasks_drop(ac_stream *stream)
{
    while (stream->first != NULL) {
        ac_task *const task = stream->first;
        stream->first = task->next;
        (void)pthread_mutex_unlock(&stream->lock);
        const size_t position = ac_error_position();
        ac_error_record(ACL_ERROR_RT_RESOURCE_ALLOC_FAIL,
                        "%s: the stream lost its thread and another one could not be made",
                        task->name);
        failure_keep(stream, task->name, ACL_ERROR_RT_RESOURCE_ALLOC_FAIL, position);
        task->done(task);
        (void)pthread_mutex_lock(&stream->lock);
        stream->finished++;
    }
    ac_stream_state_clear(stream, AC_STREAM_QUEUED);
}

/* A function of the program ended the thread that runs a task (pthread_exit): the task fails, and
 * the stream continues without the thread. This is the thread's last access to the stream. No
 * callback is called, because a callback may have ended the thread. */
static void stream_lose(ac_stream *stream, bool worker)
{
    ac_task *const task = stream->current;
    const char *const name = task != NULL ? task->name : "aclrtExceptionInfoCallback";
    const size_t position = ac_error_position();
    ac_error_record(ACL_ERROR_RT_DEVICE_TASK_ABORT,
                    "%s: a function of the program ended the thread that ran it (pthread_exit); it "
                    "has to return",
                    name);
    failure_keep(stream, name, ACL_ERROR_RT_DEVICE_TASK_ABORT, position);
    stream->current = NULL;
    if (task != NULL)
        task->done(task);

    (void)pthread_mutex_lock(&stream->lock);
    stream->finished += stream->draining;
    stream->draining = false;
    if (worker) {
        stream->lost = stream->worker;
        stream->has_lost = true;
        stream->has_worker = false;
        stream->leave = (ac_leave){.put = 0};
    }
    if (stream->first != NULL && !worker_has(stream))
        tasks_drop(stream);
    ac_stream_state_clear(stream, AC_STREAM_OWNED);
    (void)pthread_cond_signal(&stream->work);
    ac_stream_wake(stream);
    (void)pthread_mutex_unlock(&stream->lock);
}

static void worker_lose(void *stream)
{
    stream_lose(stream, true);
}

static void caller_lose(void *stream)
{
    stream_lose(stream, false);
}

/* Calls the program's callbacks with a failure. */
static void exception_report(const ac_stream *stream, int status)
{
    const ac_exception failure = {
        .task = atomic_load_explicit(&stream->tasks, memory_order_relaxed) - 1,
        .stream = (uint32_t)stream->slot.index,
        .device = (uint32_t)stream->device,
        .status = status};
    ac_exception_report(&failure);
}

void ac_stream_fail(ac_stream *stream, const char *name, int status, size_t position)
{
    failure_keep(stream, name, status, position);
    if (running == stream) {
        exception_report(stream, status);
        return;
    }
    /* Marks the stream as running, so that a callback that synchronises with it is refused. */
    ac_stream *const outer = running;
    running = stream;
    pthread_cleanup_push(caller_lose, stream);
    exception_report(stream, status);
    pthread_cleanup_pop(0);
    running = outer;
}

void ac_stream_wake(ac_stream *stream)
{
    stream->awaited = UINT64_MAX;
    (void)pthread_cond_broadcast(&stream->idle);
}

void ac_stream_drain(ac_stream *stream, enum ac_drain how, uint64_t until)
{
    const bool helps = how == AC_DRAIN_HELPS;
    bool more = true;
    ac_stream_state_set(stream, AC_STREAM_OWNED);
    stream->draining = true;
    /* Without a worker this thread has to run all tasks. */
    while (more && stream->first != NULL &&
           !(helps && stream->has_worker && (stream->first->blocks || stream->finished >= until))) {
        ac_task *const task = stream->first;
        stream->first = task->next;
        if (stream->first == NULL)
            ac_stream_state_clear(stream, AC_STREAM_QUEUED);
        const bool dropped = stream->stop_on_failure && stream->failure != 0;
        (void)pthread_mutex_unlock(&stream->lock);
        if (dropped)
            task->done(task);
        else
            ac_stream_run(stream, task);
        (void)pthread_mutex_lock(&stream->lock);
        stream->finished++;
        if (stream->finished >= stream->awaited)
            ac_stream_wake(stream);
        more = how != AC_DRAIN_ASKED || stream->finished < stream->asked;
    }
    stream->draining = false;
    ac_stream_state_clear(stream, AC_STREAM_OWNED);
    if (stream->first != NULL)
        (void)pthread_cond_signal(&stream->work);
    else
        ac_stream_wake(stream);
}

/* Holds the next task back, on the worker, with the lock held, which is let go meanwhile. Others
 * may have run it when this returns. */
static void task_hold(ac_stream *stream)
{
    const int delay = ac_schedule_delay(stream->slot.index, stream->finished);
    const struct timespec deadline = ac_clock_deadline(delay);
    int over = 0;
    while (over == 0 && !stream->quit && stream->first != NULL &&
           (ac_stream_state(stream) & AC_STREAM_OWNED) == 0 && stream->finished >= stream->asked)
        over = pthread_cond_timedwait(&stream->work, &stream->lock, &deadline);
    /* Once is enough for all that waits. */
    if (over != 0 && delay == AC_SCHEDULE_PATIENCE && stream->asked < stream->queued)
        stream->asked = stream->queued;
}

void ac_stream_ask(ac_stream *stream, uint64_t count)
{
    if (count > stream->queued)
        count = stream->queued;
    if (stream->asked >= count)
        return;
    stream->asked = count;
    (void)pthread_cond_signal(&stream->work);
}

void ac_stream_rouse(ac_stream *stream)
{
    if (ac_leave_ask(&stream->leave))
        (void)pthread_cond_signal(&stream->work);
}

/* Waits until there are tasks for the worker, or the stream ends. The lock is held. */
static void tasks_await(ac_stream *stream)
{
    while (!stream->quit) {
        const uint64_t now = ac_clock_now();
        if (stream->first != NULL && (ac_stream_state(stream) & AC_STREAM_OWNED) == 0 &&
            ac_leave_over(&stream->leave, now))
            return;
        const uint64_t look = ac_leave_look(&stream->leave, now);
        const struct timespec moment = {(time_t)(look / 1000000000), (long)(look % 1000000000)};
        if (look == 0)
            (void)pthread_cond_wait(&stream->work, &stream->lock);
        else
            (void)pthread_cond_timedwait(&stream->work, &stream->lock, &moment);
    }
}

/* Runs tasks until the stream ends. The lock is held. */
static void tasks_work(ac_stream *stream)
{
    for (;;) {
        tasks_await(stream);
        if (stream->quit)
            break;
        if (!ac_scheduled()) {
            ac_stream_drain(stream, AC_DRAIN_ALL, 0);
            continue;
        }
        task_hold(stream);
        if (!stream->quit && stream->first != NULL &&
            (ac_stream_state(stream) & AC_STREAM_OWNED) == 0)
            ac_stream_drain(stream, AC_DRAIN_ASKED, 0);
    }
}

void ac_stream_join_lost(ac_stream *stream)
{
    if (!stream->has_lost)
        return;
    stream->has_lost = false;
    const pthread_t lost = stream->lost;
    (void)pthread_mutex_unlock(&stream->lock);
    (void)pthread_join(lost, NULL);
    (void)pthread_mutex_lock(&stream->lock);
}

static void *stream_work(void *argument)
{
    ac_stream *const stream = argument;
    int state;
    running = stream;
    (void)pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state);
    (void)pthread_mutex_lock(&stream->lock);
    ac_stream_join_lost(stream);
    pthread_cleanup_push(worker_lose, stream);
    tasks_work(stream);
    pthread_cleanup_pop(0);
    (void)pthread_mutex_unlock(&stream->lock);
    return NULL;
}

/* Blocks all signals in the worker, so that the program's own threads handle them. */
static bool worker_start(ac_stream *stream)
{
    sigset_t all;
    sigset_t before;
    (void)sigfillset(&all);
    (void)pthread_sigmask(SIG_SETMASK, &all, &before);
    const int status = pthread_create(&stream->worker, NULL, stream_work, stream);
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (status != 0)
        return false;
    char name[16];
    (void)snprintf(name, sizeof(name), "acl stream %u", (unsigned)stream->slot.index % 1000);
    (void)pthread_setname_np(stream->worker, name);
    return true;
}

void ac_stream_hand_over(ac_stream *stream)
{
    (void)pthread_mutex_lock(&stream->lock);
    ac_stream_state_clear(stream, AC_STREAM_OWNED);
    if (stream->first != NULL && !stream->has_worker)
        ac_stream_drain(stream, AC_DRAIN_HELPS, UINT64_MAX);
    else if (stream->first != NULL)
        (void)pthread_cond_signal(&stream->work);
    ac_stream_wake(stream);
    (void)pthread_mutex_unlock(&stream->lock);
}

/* Appends a task. The lock is held. */
static void stream_append(ac_stream *stream, ac_task *task)
{
    if (stream->first == NULL)
        stream->first = task;
    else
        stream->last->next = task;
    stream->last = task;
    stream->queued++;
    ac_stream_state_set(stream, AC_STREAM_QUEUED);
}

/* Makes the worker if there is none; the lock is held. */
static bool worker_has(ac_stream *stream)
{
    stream->has_worker = stream->has_worker || worker_start(stream);
    return stream->has_worker;
}

static int worker_refuse(const void *handle, const char *name)
{
    return ac_refuse(ACL_ERROR_RT_RESOURCE_ALLOC_FAIL,
                     "%s: the thread of stream %p could not be made; the system has no more, and "
                     "tasks that wait or run code of the program need it",
                     name, handle);
}

int ac_stream_prepare(ac_stream *stream, const void *handle, const char *name)
{
    (void)pthread_mutex_lock(&stream->lock);
    const bool needed = ac_slot_is(&stream->slot, handle) && stream->graph == NULL;
    const bool refused = needed && !worker_has(stream);
    (void)pthread_mutex_unlock(&stream->lock);
    return refused ? worker_refuse(handle, name) : ACL_SUCCESS;
}

int ac_stream_put(ac_stream *stream, const void *handle, ac_task *task, bool *left)
{
    int status = ACL_SUCCESS;
    *left = false;
    task->next = NULL;
    (void)pthread_mutex_lock(&stream->lock);
    if (!ac_slot_is(&stream->slot, handle)) {
        status = ac_refuse(ACL_ERROR_RT_INVALID_HANDLE, "%s: stream %p was destroyed", task->name,
                           handle);
    } else if (stream->graph != NULL && task->once && ac_graph_is_open(stream->graph)) {
        status = ac_refuse(ACL_ERROR_RT_STREAM_CAPTURED,
                           "%s: stream %p is being captured, and this call cannot be recorded; "
                           "aclrtLaunchHostFunc can",
                           task->name, handle);
    } else if (stream->graph != NULL && ac_graph_append(stream->graph, task)) {
        /* Captured: it runs when the graph is executed. */
    } else if (!worker_has(stream) && task->blocks) {
        status = worker_refuse(handle, task->name);
    } else {
        stream_append(stream, task);
        /* An owner checks the queue again before it gives up the stream. */
        const bool owned = (ac_stream_state(stream) & AC_STREAM_OWNED) != 0;
        const bool alone = !owned && stream->first == task && !task->blocks && !ac_scheduled();
        const bool kept = ac_leave_put(&stream->leave, alone, alone ? ac_clock_now() : 0);
        *left = !owned && !stream->has_worker;
        if (!owned && stream->has_worker && !kept && !ac_threads_send(&stream->errand))
            (void)pthread_cond_signal(&stream->work);
    }
    (void)pthread_mutex_unlock(&stream->lock);
    return status;
}

void ac_stream_run_left(ac_stream *stream)
{
    (void)pthread_mutex_lock(&stream->lock);
    if (stream->first != NULL && !stream->has_worker &&
        (ac_stream_state(stream) & AC_STREAM_OWNED) == 0)
        ac_stream_drain(stream, AC_DRAIN_HELPS, UINT64_MAX);
    (void)pthread_mutex_unlock(&stream->lock);
}

int ac_stream_queue(ac_stream *stream, const void *handle, ac_task *task)
{
    bool left;
    const int status = ac_stream_put(stream, handle, task, &left);
    if (left)
        ac_stream_run_left(stream);
    return status;
}

int ac_stream_surface(ac_stream *stream, const void *handle)
{
    if ((ac_stream_state(stream) & AC_STREAM_FAILED) == 0)
        return ACL_SUCCESS;
    char lines[AC_LINES_SIZE];
    int status = ACL_SUCCESS;
    (void)pthread_mutex_lock(&stream->lock);
    if (ac_slot_is(&stream->slot, handle)) {
        status = stream->failure;
        memcpy(lines, stream->lines, sizeof(lines));
        stream->failure = 0;
        ac_stream_state_clear(stream, AC_STREAM_FAILED);
    }
    (void)pthread_mutex_unlock(&stream->lock);
    if (status != ACL_SUCCESS)
        ac_error_restore(status, lines);
    return status;
}

int ac_stream_surface_of(const void *handle)
{
    ac_stream *const stream = (ac_stream *)ac_slot_find(&ac_streams, handle);
    return stream == NULL ? ACL_SUCCESS : ac_stream_surface(stream, handle);
}
