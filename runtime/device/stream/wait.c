#include "device/stream/wait.h"

#include "base/error.h"
#include "device/stream/schedule.h"
#include "device/stream/watch.h"

/* Whether the first `count` queued tasks are done, and the small task if one was running. While a
 * thread waits no small task begins (see ac_stream_enter), so later work delays no waiter. */
static bool stream_has_done(ac_stream *stream, uint64_t count)
{
    const unsigned state = ac_stream_state(stream);
    if ((state & AC_STREAM_OWNED) != 0 && !stream->draining)
        return false;
    return stream->finished >= count || (state & (AC_STREAM_OWNED | AC_STREAM_QUEUED)) == 0;
}

/* Waits, with the lock held, until stream_has_done or the stream was destroyed; false if the
 * deadline passed first. With a count of UINT64_MAX it waits until the stream is idle. */
static bool stream_await(ac_stream *stream, const void *handle, uint64_t count,
                         const struct timespec *deadline)
{
    int over = 0;
    bool done;
    stream->waiters++;
    if (ac_scheduled())
        ac_stream_ask(stream, count);
    if (deadline == NULL)
        ac_leave_wait(&stream->leave, ac_clock_now());
    else
        ac_stream_rouse(stream);
    ac_stream_state_set(stream, AC_STREAM_AWAITED);
    while (!(done = !ac_slot_is(&stream->slot, handle) || stream_has_done(stream, count)) &&
           over == 0) {
        /* Without a deadline, running the tasks here is faster than waking the worker. */
        if (deadline == NULL && (ac_stream_state(stream) & AC_STREAM_OWNED) == 0 &&
            !stream->first->blocks) {
            ac_stream_drain(stream, AC_DRAIN_HELPS, count);
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
        ac_stream_state_clear(stream, AC_STREAM_AWAITED);
    return done;
}

void ac_stream_place(ac_stream *stream, ac_latch *latch)
{
    (void)pthread_mutex_lock(&stream->lock);
    latch->stream = stream;
    latch->place = stream->queued;
    (void)pthread_mutex_unlock(&stream->lock);
}

void ac_stream_ask_for(const ac_latch *latch)
{
    ac_stream *const stream = latch->stream;
    if (stream == NULL)
        return;
    (void)pthread_mutex_lock(&stream->lock);
    ac_stream_ask(stream, latch->place);
    (void)pthread_mutex_unlock(&stream->lock);
}

void ac_stream_ask_all(ac_stream *stream)
{
    (void)pthread_mutex_lock(&stream->lock);
    ac_stream_ask(stream, stream->queued);
    (void)pthread_mutex_unlock(&stream->lock);
}

int ac_stream_wait(ac_stream *stream, const void *handle, int timeout, const char *function)
{
    const unsigned state = ac_stream_state(stream);
    if ((state & AC_STREAM_CAPTURE) != 0)
        return ac_refuse(ACL_ERROR_RT_STREAM_CAPTURED,
                         "%s: stream %p is being captured; its work does not run yet", function,
                         handle);
    if ((state & (AC_STREAM_OWNED | AC_STREAM_QUEUED)) != 0) {
        if (ac_stream_running() == stream)
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
    ac_watch_passed(stream);
    return ac_stream_surface(stream, handle);
}

int ac_stream_wait_all(int device, const void *context, int timeout, const char *function)
{
    const uint64_t start = ac_clock_now();
    int first = ACL_SUCCESS;
    ac_slot *slot;
    for (size_t i = 0; (slot = ac_slot_at(&ac_streams, i)) != NULL; i++) {
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

int ac_stream_block(ac_latch *latch, uint32_t timeout, const char *function)
{
    ac_stream *const stream = ac_stream_running();
    ac_wait wait = {.latch = latch, .cancelled = false};
    const struct timespec deadline = ac_clock_deadline((int64_t)timeout * 1000);
    (void)pthread_mutex_lock(&stream->lock);
    wait.cancelled = stream->cancels > 0; /* cancelled since the task began */
    stream->wait = &wait;
    (void)pthread_mutex_unlock(&stream->lock);
    if (ac_scheduled())
        ac_stream_ask_for(latch);
    const bool passed = ac_latch_wait(latch, timeout == 0 ? NULL : &deadline, &wait);
    (void)pthread_mutex_lock(&stream->lock);
    stream->wait = NULL;
    (void)pthread_mutex_unlock(&stream->lock);
    /* Cancelling happens under the stream's lock, so it is complete here. */
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
            stream->cancels++;
            dropped = stream->first;
            stream->first = NULL;
            ac_stream_state_clear(stream, AC_STREAM_QUEUED);
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
    ac_stream_wake(stream);
    if (ac_stream_running() != stream)
        (void)stream_await(stream, handle, stream->queued, NULL);
    if (ac_slot_is(&stream->slot, handle))
        stream->cancels--;
    (void)pthread_mutex_unlock(&stream->lock);
}

bool ac_stream_seize(ac_stream *stream, const void *handle)
{
    for (;;) {
        if (!stream_await(stream, handle, UINT64_MAX, NULL) || !ac_slot_is(&stream->slot, handle))
            return false;
        unsigned idle = ac_stream_state(stream);
        if ((idle & (AC_STREAM_OWNED | AC_STREAM_QUEUED)) == 0 &&
            atomic_compare_exchange_strong(&stream->state, &idle, idle | AC_STREAM_OWNED))
            return true;
    }
}
