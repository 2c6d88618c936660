#include "device/stream/end.h"

#include "base/error.h"
#include "device/stream/capture.h"
#include "device/stream/reporter.h"
#include "device/stream/wait.h"
#include "device/stream/watch.h"
#include "strict/object.h"

int ac_stream_end(ac_stream *stream, const void *handle, bool force, const char *function)
{
    if (ac_stream_running() == stream)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: a task of stream %p cannot destroy the stream itself", function,
                         handle);
    if (force)
        ac_stream_cancel(stream, handle, AC_CANCEL_DROP);

    (void)pthread_mutex_lock(&stream->lock);
    if (!ac_stream_seize(stream, handle)) {
        (void)pthread_mutex_unlock(&stream->lock);
        return ac_refuse(ACL_ERROR_RT_INVALID_HANDLE,
                         "%s: stream %p was destroyed by another thread", function, handle);
    }
    /* Without a handle the stream can join no recording any more. */
    ac_slot_withdraw(&stream->slot);
    ac_object_ended(AC_KIND_STREAM, handle, "destroyed");
    ac_watch_passed(stream);
    ac_graph *const graph = ac_graph_detach(stream);
    stream->quit = true;
    (void)pthread_cond_signal(&stream->work);
    ac_stream_wake(stream);
    const bool has_worker = stream->has_worker;
    (void)pthread_mutex_unlock(&stream->lock);

    ac_graph_abandon(graph, handle);
    if (has_worker)
        (void)pthread_join(stream->worker, NULL);
    (void)pthread_mutex_lock(&stream->lock);
    ac_stream_join_lost(stream);
    (void)pthread_mutex_unlock(&stream->lock);
    ac_reporter_forget(&stream->reporter);
    ac_stream_state_clear(stream, AC_STREAM_OWNED | AC_STREAM_FAILED);
    ac_slot_return(&ac_streams, &stream->slot);
    return ACL_SUCCESS;
}
