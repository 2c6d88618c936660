#define _GNU_SOURCE 1
#include "queue.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "blocking.h"
#include "context.h"
#include "error.h"
#include "graph.h"

enum { STREAMS_MAX = 2048 };

static void stream_prepare(ac_slot *slot)
{
    ac_stream *const stream = (ac_stream *)slot;
    (void)pthread_mutex_init(&stream->lock, NULL);
    ac_condition_prepare(&stream->work);
    ac_condition_prepare(&stream->idle);
}

static ac_table streams = AC_TABLE(AC_HANDLE_STREAM, ac_stream, stream_prepare, STREAMS_MAX);

static _Thread_local ac_stream *running;

ac_stream *ac_stream_running(void)
{
    return running;
}

size_t ac_stream_left(void)
{
    (void)pthread_mutex_lock(&streams.lock);
    const size_t live = streams.live;
    (void)pthread_mutex_unlock(&streams.lock);
    return STREAMS_MAX - live;
}

static unsigned state_of(ac_stream *stream)
{
    return atomic_load_explicit(&stream->state, memory_order_acquire);
}

static void state_set(ac_stream *stream, unsigned bits)
{
    (void)atomic_fetch_or_explicit(&stream->state, bits, memory_order_acq_rel);
}

static void state_clear(ac_stream *stream, unsigned bits)
{
    (void)atomic_fetch_and_explicit(&stream->state, ~bits, memory_order_acq_rel);
}

/* The child of fork() has the memory of the streams and none of their threads: what waited in the
 * parent is done there alone, and here the streams are idle. */
static void streams_forget(void)
{
    ac_slot *slot;
    for (size_t i = 0; (slot = ac_slot_at(&streams, i)) != NULL; i++) {
        ac_stream *const stream = (ac_stream *)slot;
        stream_prepare(slot);
        stream->first = NULL;
        stream->last = NULL;
        stream->has_worker = false;
        stream->draining = false;
        stream->wait = NULL;
        stream->finished = stream->queued;
        stream->awaited = UINT64_MAX;
        stream->waiters = 0;
        stream->failure = 0;
        (void)atomic_fetch_and(&stream->state, AC_STREAM_CAPTURE);
    }
}

static pthread_once_t fork_once = PTHREAD_ONCE_INIT;

static void fork_prepare(void)
{
    (void)pthread_atfork(NULL, NULL, streams_forget);
}

int ac_stream_make(void *context, int device, bool is_default, uint32_t flags, uint32_t priority,
                   const char *function, aclrtStream *stream)
{
    (void)pthread_once(&fork_once, fork_prepare);
    ac_stream *const made = (ac_stream *)ac_slot_take(&streams);
    if (made == NULL)
        return ac_refuse(ACL_ERROR_RT_NO_STREAM_RESOURCE,
                         "%s: no stream is left; at most %d may exist at a time", function,
                         (int)STREAMS_MAX);
    /* A thread that came too late for the stream before may still look at the slot. */
    (void)pthread_mutex_lock(&made->lock);
    made->first = NULL;
    made->last = NULL;
    made->has_worker = false;
    made->quit = false;
    made->wait = NULL;
    made->draining = false;
    made->queued = 0;
    made->finished = 0;
    made->awaited = UINT64_MAX;
    made->failure = 0;
    made->stop_on_failure = false;
    made->mode_chosen = false;
    made->context = context;
    made->device = device;
    made->is_default = is_default;
    made->flags = flags;
    atomic_store_explicit(&made->priority, priority, memory_order_relaxed);
    atomic_store_explicit(&made->tag, 0, memory_order_relaxed);
    atomic_store_explicit(&made->cache_info, 0, memory_order_relaxed);
    made->graph = NULL;
    made->reporter = NULL;
    atomic_store_explicit(&made->overflow_switch, 0, memory_order_relaxed);
    atomic_store_explicit(&made->tasks, 0, memory_order_relaxed);
    *stream = ac_slot_publish(&streams, &made->slot);
    (void)pthread_mutex_unlock(&made->lock);
    return ACL_SUCCESS;
}

int ac_stream_get(aclrtStream handle, bool adopt, const char *function, ac_stream **stream,
                  const void **found)
{
    if (handle == NULL) {
        handle = ac_current.stream;
        if (handle == NULL) {
            if (!adopt)
                return ac_refuse(ACL_ERROR_RT_CONTEXT_NULL,
                                 "%s: stream is null and this thread has no context; "
                                 "aclrtSetDevice makes one",
                                 function);
            const int status = ac_context_adopt(function);
            if (status != ACL_SUCCESS)
                return status;
            handle = ac_current.stream;
        }
        *stream = (ac_stream *)ac_slot_find(&streams, handle);
        if (*stream == NULL)
            return ac_refuse(ACL_ERROR_RT_CONTEXT_NULL,
                             "%s: stream is null and the context of this thread was destroyed",
                             function);
    } else {
        *stream = (ac_stream *)ac_slot_find(&streams, handle);
        if (*stream == NULL)
            return ac_refuse(ACL_ERROR_RT_INVALID_HANDLE,
                             "%s: stream %p does not exist; it was destroyed or is no stream",
                             function, handle);
    }
    *found = handle;
    return ACL_SUCCESS;
}

void ac_stream_fail(ac_stream *stream, const char *name, int status, size_t position)
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
        state_set(stream, AC_STREAM_FAILED);
    }
    (void)pthread_mutex_unlock(&stream->lock);

    /* A callback that synchronises with this stream would wait for itself. */
    ac_stream *const outer = running;
    running = stream;
    ac_exception_report(stream, status);
    running = outer;
}

static inline void task_run(ac_stream *stream, ac_task *task)
{
    const size_t position = ac_error_position();
    const int status = task->run(task);
    /* Only the owner writes; others may read at any time. */
    atomic_store_explicit(&stream->tasks,
                          atomic_load_explicit(&stream->tasks, memory_order_relaxed) + 1,
                          memory_order_relaxed);
    if (status != ACL_SUCCESS)
        ac_stream_fail(stream, task->name, status, position);
    task->done(task);
}

/* Wakes those whose tasks are done, with the lock held. The others state their number again. */
static void waiters_wake(ac_stream *stream)
{
    stream->awaited = UINT64_MAX;
    (void)pthread_cond_broadcast(&stream->idle);
}

/* Runs what waits. The lock is held on entry and on return; nobody owns the stream. A thread that
 * only helps leaves alone what may block, and goes when the tasks that it waits for are done. */
static void stream_drain(ac_stream *stream, bool helps, uint64_t until)
{
    state_set(stream, AC_STREAM_OWNED);
    stream->draining = true;
    while (stream->first != NULL &&
           !(helps && (ac_task_blocks(stream->first) || stream->finished >= until))) {
        ac_task *const task = stream->first;
        stream->first = task->next;
        if (stream->first == NULL)
            state_clear(stream, AC_STREAM_QUEUED);
        const bool dropped = stream->stop_on_failure && stream->failure != 0;
        (void)pthread_mutex_unlock(&stream->lock);
        if (dropped)
            task->done(task);
        else
            task_run(stream, task);
        (void)pthread_mutex_lock(&stream->lock);
        stream->finished++;
        if (stream->finished >= stream->awaited)
            waiters_wake(stream);
    }
    stream->draining = false;
    state_clear(stream, AC_STREAM_OWNED);
    if (stream->first != NULL)
        (void)pthread_cond_signal(&stream->work);
    else
        waiters_wake(stream);
}

static void *stream_work(void *argument)
{
    ac_stream *const stream = argument;
    running = stream;
    (void)pthread_mutex_lock(&stream->lock);
    for (;;) {
        while (!stream->quit &&
               (stream->first == NULL || (state_of(stream) & AC_STREAM_OWNED) != 0))
            (void)pthread_cond_wait(&stream->work, &stream->lock);
        if (stream->quit)
            break;
        stream_drain(stream, false, 0);
    }
    (void)pthread_mutex_unlock(&stream->lock);
    return NULL;
}

/* Signals of the program are handled on the program's threads. */
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

bool ac_stream_enter(ac_stream *stream, const void *handle)
{
    unsigned idle = 0;
    if (!atomic_compare_exchange_strong_explicit(&stream->state, &idle, AC_STREAM_OWNED,
                                                 memory_order_acquire, memory_order_relaxed))
        return false;
    if (ac_slot_is(&stream->slot, handle))
        return true;
    ac_stream_leave(stream);
    return false;
}

void ac_stream_leave(ac_stream *stream)
{
    unsigned owned = AC_STREAM_OWNED;
    if (atomic_compare_exchange_strong_explicit(&stream->state, &owned, 0, memory_order_release,
                                                memory_order_relaxed))
        return;
    (void)pthread_mutex_lock(&stream->lock);
    state_clear(stream, AC_STREAM_OWNED);
    if (stream->first != NULL)
        (void)pthread_cond_signal(&stream->work);
    waiters_wake(stream);
    (void)pthread_mutex_unlock(&stream->lock);
}

int ac_stream_queue(ac_stream *stream, const void *handle, ac_task *task)
{
    int status = ACL_SUCCESS;
    task->next = NULL;
    (void)pthread_mutex_lock(&stream->lock);
    if (!ac_slot_is(&stream->slot, handle)) {
        status = ac_refuse(ACL_ERROR_RT_INVALID_HANDLE, "%s: stream %p was destroyed", task->name,
                           handle);
    } else if (stream->graph != NULL) {
        status = ac_graph_append(stream->graph, task);
    } else if (!stream->has_worker && !(stream->has_worker = worker_start(stream))) {
        status = ac_refuse(ACL_ERROR_RT_RESOURCE_ALLOC_FAIL,
                           "%s: the thread of stream %p could not be made; the system has no more",
                           task->name, handle);
    } else {
        if (stream->first == NULL)
            stream->first = task;
        else
            stream->last->next = task;
        stream->last = task;
        stream->queued++;
        state_set(stream, AC_STREAM_QUEUED);
        /* An owner looks at the queue again before it leaves. */
        if ((state_of(stream) & AC_STREAM_OWNED) == 0)
            (void)pthread_cond_signal(&stream->work);
    }
    (void)pthread_mutex_unlock(&stream->lock);
    return status;
}

int ac_stream_submit(aclrtStream handle, ac_task *task, int small)
{
    ac_stream *stream = NULL;
    const void *found = NULL;
    const int status = ac_stream_get(handle, true, task->name, &stream, &found);
    if (status != ACL_SUCCESS)
        return status;
    if (!small || !ac_stream_enter(stream, found))
        return ac_stream_queue(stream, found, task);
    task_run(stream, task);
    ac_stream_leave(stream);
    return ACL_SUCCESS;
}

int ac_stream_surface(ac_stream *stream, const void *handle)
{
    if ((state_of(stream) & AC_STREAM_FAILED) == 0)
        return ACL_SUCCESS;
    char lines[AC_LINES_SIZE];
    int status = ACL_SUCCESS;
    (void)pthread_mutex_lock(&stream->lock);
    if (ac_slot_is(&stream->slot, handle)) {
        status = stream->failure;
        memcpy(lines, stream->lines, sizeof(lines));
        stream->failure = 0;
        state_clear(stream, AC_STREAM_FAILED);
    }
    (void)pthread_mutex_unlock(&stream->lock);
    if (status != ACL_SUCCESS)
        ac_error_restore(status, lines);
    return status;
}

int ac_stream_surface_of(const void *handle)
{
    ac_stream *const stream = (ac_stream *)ac_slot_find(&streams, handle);
    return stream == NULL ? ACL_SUCCESS : ac_stream_surface(stream, handle);
}

/* Whether the first `count` queued tasks are done, and the small task if one was running. While
 * somebody waits no small task begins (see ac_stream_enter), so work that comes later delays
 * nobody. */
static bool stream_has_done(ac_stream *stream, uint64_t count)
{
    const unsigned state = state_of(stream);
    if ((state & AC_STREAM_OWNED) != 0 && !stream->draining)
        return false;
    return stream->finished >= count || (state & (AC_STREAM_OWNED | AC_STREAM_QUEUED)) == 0;
}

/* Waits, with the lock held, until that is so or the stream was destroyed; false if the deadline
 * came first. With a count of UINT64_MAX it waits until the stream is idle. */
static bool stream_await(ac_stream *stream, const void *handle, uint64_t count,
                         const struct timespec *deadline)
{
    int over = 0;
    bool done;
    stream->waiters++;
    state_set(stream, AC_STREAM_AWAITED);
    while (!(done = !ac_slot_is(&stream->slot, handle) || stream_has_done(stream, count)) &&
           over == 0) {
        /* With no limit to keep, doing the work beats waking the worker to do it. */
        if (deadline == NULL && (state_of(stream) & AC_STREAM_OWNED) == 0 &&
            !ac_task_blocks(stream->first)) {
            stream_drain(stream, true, count);
            continue;
        }
        if (stream->awaited > count)
            stream->awaited = count;
        if (deadline == NULL)
            (void)pthread_cond_wait(&stream->idle, &stream->lock);
        else
            over = pthread_cond_timedwait(&stream->idle, &stream->lock, deadline);
    }
    if (--stream->waiters == 0)
        state_clear(stream, AC_STREAM_AWAITED);
    return done;
}

int ac_stream_wait(ac_stream *stream, const void *handle, int timeout, const char *function)
{
    const unsigned state = state_of(stream);
    if ((state & AC_STREAM_CAPTURE) != 0)
        return ac_refuse(ACL_ERROR_RT_STREAM_CAPTURED,
                         "%s: stream %p is being captured; its work does not run yet", function,
                         handle);
    if ((state & (AC_STREAM_OWNED | AC_STREAM_QUEUED)) != 0) {
        if (running == stream)
            return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                             "%s: a task of stream %p cannot wait for the stream itself", function,
                             handle);
        const struct timespec deadline = ac_clock_deadline(timeout < 0 ? 0 : timeout);
        (void)pthread_mutex_lock(&stream->lock);
        const unsigned aborts = stream->aborts;
        const bool done =
            stream_await(stream, handle, stream->queued, timeout < 0 ? NULL : &deadline);
        const bool aborted = stream->aborts != aborts;
        (void)pthread_mutex_unlock(&stream->lock);
        if (aborted)
            return ac_refuse(ACL_ERROR_RT_STREAM_ABORT, "%s: stream %p was aborted", function,
                             handle);
        if (!done)
            return ac_refuse(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT,
                             "%s: stream %p still has work after %d ms", function, handle, timeout);
    }
    return ac_stream_surface(stream, handle);
}

int ac_stream_wait_all(int device, const void *context, int timeout, const char *function)
{
    const uint64_t start = ac_clock_now();
    int first = ACL_SUCCESS;
    ac_slot *slot;
    for (size_t i = 0; (slot = ac_slot_at(&streams, i)) != NULL; i++) {
        ac_stream *const stream = (ac_stream *)slot;
        (void)pthread_mutex_lock(&stream->lock);
        const void *const handle =
            (const void *)atomic_load_explicit(&slot->handle, memory_order_acquire);
        const bool meant = handle != NULL && (device < 0 || stream->device == device) &&
                           (context == NULL || stream->context == context) && stream->graph == NULL;
        (void)pthread_mutex_unlock(&stream->lock);
        if (!meant)
            continue;
        int left = timeout;
        if (timeout >= 0) {
            const uint64_t spent = (ac_clock_now() - start) / 1000000;
            left = spent >= (uint64_t)timeout ? 0 : timeout - (int)spent;
        }
        const int status = ac_stream_wait(stream, handle, left, function);
        if (first == ACL_SUCCESS)
            first = status;
    }
    return first;
}

int ac_stream_block(ac_mark *mark, uint32_t timeout, const char *function)
{
    ac_stream *const stream = running;
    ac_wait wait = {.mark = mark, .cancelled = false};
    const struct timespec deadline = ac_clock_deadline((int64_t)timeout * 1000);
    (void)pthread_mutex_lock(&stream->lock);
    stream->wait = &wait;
    (void)pthread_mutex_unlock(&stream->lock);
    const bool passed = ac_mark_wait(mark, timeout == 0 ? NULL : &deadline, &wait);
    (void)pthread_mutex_lock(&stream->lock);
    stream->wait = NULL;
    (void)pthread_mutex_unlock(&stream->lock);
    /* Whoever cancels does so under the lock of the stream, hence no later than here. */
    if (passed || wait.cancelled)
        return ACL_SUCCESS;
    return ac_refuse(ACL_ERROR_RT_WAIT_TIMEOUT, "%s: what it waited for did not come within %u s",
                     function, (unsigned)timeout);
}

void ac_stream_cancel(ac_stream *stream, const void *handle, enum ac_cancel how)
{
    ac_task *dropped = NULL;
    uint64_t count = 0;
    (void)pthread_mutex_lock(&stream->lock);
    if (ac_slot_is(&stream->slot, handle)) {
        if (stream->wait != NULL)
            ac_wait_cancel(stream->wait);
        if (how == AC_CANCEL_ABORT)
            stream->aborts++;
        if (how != AC_CANCEL_WAIT) {
            dropped = stream->first;
            stream->first = NULL;
            state_clear(stream, AC_STREAM_QUEUED);
        }
    }
    (void)pthread_mutex_unlock(&stream->lock);

    while (dropped != NULL) {
        ac_task *const next = dropped->next;
        dropped->done(dropped);
        dropped = next;
        count++;
    }
    if (how == AC_CANCEL_WAIT)
        return;
    (void)pthread_mutex_lock(&stream->lock);
    if (ac_slot_is(&stream->slot, handle))
        stream->finished += count;
    waiters_wake(stream);
    if (running == stream) {
        (void)pthread_mutex_unlock(&stream->lock);
        return;
    }
    (void)stream_await(stream, handle, stream->queued, NULL);
    (void)pthread_mutex_unlock(&stream->lock);
}

/* Owns an idle stream for good: whoever comes later sees that its handle leads nowhere. */
static bool stream_seize(ac_stream *stream, const void *handle)
{
    for (;;) {
        if (!stream_await(stream, handle, UINT64_MAX, NULL) || !ac_slot_is(&stream->slot, handle))
            return false;
        unsigned idle = state_of(stream);
        if ((idle & (AC_STREAM_OWNED | AC_STREAM_QUEUED)) == 0 &&
            atomic_compare_exchange_strong(&stream->state, &idle, idle | AC_STREAM_OWNED))
            return true;
    }
}

int ac_stream_end(ac_stream *stream, const void *handle, bool force, const char *function)
{
    if (running == stream)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: a task of stream %p cannot destroy the stream itself", function,
                         handle);
    if (force)
        ac_stream_cancel(stream, handle, AC_CANCEL_DROP);
    ac_graph_forget(stream, handle);

    (void)pthread_mutex_lock(&stream->lock);
    if (!stream_seize(stream, handle)) {
        (void)pthread_mutex_unlock(&stream->lock);
        return ac_refuse(ACL_ERROR_RT_INVALID_HANDLE,
                         "%s: stream %p was destroyed by another thread", function, handle);
    }
    ac_slot_withdraw(&stream->slot);
    stream->quit = true;
    (void)pthread_cond_signal(&stream->work);
    waiters_wake(stream);
    const bool has_worker = stream->has_worker;
    (void)pthread_mutex_unlock(&stream->lock);

    if (has_worker)
        (void)pthread_join(stream->worker, NULL);
    ac_reporter_forget(stream);
    state_clear(stream, AC_STREAM_OWNED | AC_STREAM_FAILED);
    ac_slot_return(&streams, &stream->slot);
    return ACL_SUCCESS;
}
