#include "device/stream/watch.h"

#include <stdlib.h>

int ac_watch_uses(const void *handle, ac_uses *uses, ac_uses **kept)
{
    ac_stream *const stream = (ac_stream *)ac_slot_find(&ac_streams, handle);
    *kept = NULL;
    if (stream == NULL)
        return 0;
    uses->stream = handle;
    uses->queued = ac_stack_take();
    if ((ac_stream_state(stream) & AC_STREAM_CAPTURE) == 0)
        return ac_trace_uses(ac_watch_line(stream), uses);
    *kept = malloc(sizeof(*uses));
    if (*kept == NULL)
        return ac_trace_refuse(uses);
    ac_uses_copy(*kept, uses);
    return 0;
}

int ac_watch_graph(const void *handle, ac_graph *graph)
{
    ac_stream *const stream = (ac_stream *)ac_slot_find(&ac_streams, handle);
    int status = 0;
    for (ac_task *task = graph->first; task != NULL && stream != NULL && status == 0;
         task = task->next) {
        if (task->uses == NULL)
            continue;
        ac_uses uses;
        ac_uses_copy(&uses, task->uses);
        uses.stream = handle;
        uses.status = ACL_ERROR_RT_PARAM_INVALID;
        status = ac_trace_uses(ac_watch_line(stream), &uses);
    }
    return status;
}

void ac_watch_refused(const void *handle)
{
    const ac_stream *const stream = (ac_stream *)ac_slot_find(&ac_streams, handle);
    if (stream != NULL)
        ac_trace_unknown(ac_watch_line(stream));
}
