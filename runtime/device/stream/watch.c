#include "device/stream/watch.h"

#include <stdlib.h>

int ac_watch_uses(const void *handle, int status, ac_uses *uses, ac_uses **kept)
{
    ac_stream *const stream = (ac_stream *)ac_slot_find(&ac_streams, handle);
    *kept = NULL;
    if (stream == NULL)
        return 0;
    uses->queued = ac_stack_take();
    for (ac_uses *more = uses->more; more != NULL; more = more->more)
        more->queued = uses->queued;
    if ((ac_stream_state(stream) & AC_STREAM_CAPTURE) == 0)
        return ac_trace_uses(ac_watch_line(stream), handle, status, uses);
    *kept = ac_uses_keep(uses);
    return *kept != NULL ? 0 : ac_trace_refuse(uses->call, status);
}

/* Counts the tasks of a recording that use memory, with those of recordings that it executes, and
 * lists them unless `tasks` is null. */
static size_t graph_list(const ac_graph *graph, const ac_uses **tasks)
{
    size_t count = 0;
    for (const ac_task *task = graph->first; task != NULL; task = task->next) {
        if (task->executes != NULL)
            count += graph_list(task->executes, tasks == NULL ? NULL : tasks + count);
        count += ac_uses_list(task->uses, tasks == NULL ? NULL : tasks + count);
    }
    return count;
}

int ac_watch_graph(const void *handle, ac_graph *graph, const char *function)
{
    ac_stream *const stream = (ac_stream *)ac_slot_find(&ac_streams, handle);
    const size_t count = graph_list(graph, NULL);
    if (stream == NULL || count == 0 || (ac_stream_state(stream) & AC_STREAM_CAPTURE) != 0)
        return 0;
    const ac_uses **const tasks = malloc(count * sizeof(*tasks));
    if (tasks == NULL)
        return ac_trace_refuse(function, ACL_ERROR_RT_PARAM_INVALID);
    (void)graph_list(graph, tasks);
    const int status =
        ac_trace_tasks(ac_watch_line(stream), handle, ACL_ERROR_RT_PARAM_INVALID, tasks, count);
    free(tasks);
    return status;
}

void ac_watch_refused(const void *handle)
{
    const ac_stream *const stream = (ac_stream *)ac_slot_find(&ac_streams, handle);
    if (stream != NULL)
        ac_trace_unknown(ac_watch_line(stream));
}
