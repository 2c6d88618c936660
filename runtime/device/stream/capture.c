#include "device/stream/capture.h"
#include "strict/object.h"

#include <stdlib.h>

#include "base/error.h"
#include "base/fork.h"

enum { GRAPHS_MAX = 65536 };

/* The slot behind a graph's handle; the graph itself lives as long as there are references to
 * it. */
typedef struct graph_slot {
    ac_slot slot;
    pthread_mutex_t lock;
    ac_graph *graph;
} graph_slot;

static void graph_prepare(ac_slot *slot)
{
    (void)pthread_mutex_init(&((graph_slot *)slot)->lock, NULL);
}

static ac_table graphs = AC_TABLE_LOCKED(AC_HANDLE_GRAPH, graph_slot, graph_prepare, GRAPHS_MAX);

static void graphs_forget(void)
{
    ac_slot *slot;
    ac_table_sort_out(&graphs);
    for (size_t i = 0; (slot = ac_slot_at(&graphs, i)) != NULL; i++)
        if (!ac_slot_is(slot, NULL))
            ac_graph_forget(((graph_slot *)slot)->graph);
}

AC_FORK_PART(AC_FORK_GRAPHS, ac_table_hold, ac_table_release, &graphs, graphs_forget)

ac_graph *ac_graph_make(aclmdlRICaptureMode mode, const void *origin)
{
    ac_graph *const graph = calloc(1, sizeof(*graph));
    graph_slot *const slot = graph == NULL ? NULL : (graph_slot *)ac_slot_take(&graphs);
    if (slot == NULL) {
        free(graph);
        return NULL;
    }
    atomic_init(&graph->references, 1);
    (void)pthread_mutex_init(&graph->lock, NULL);
    (void)pthread_mutex_init(&graph->turn, NULL);
    graph->open = true;
    graph->mode = mode;
    graph->thread = pthread_self();
    graph->origin = origin;
    (void)pthread_mutex_lock(&slot->lock);
    slot->graph = graph;
    graph->handle = ac_slot_publish(&graphs, &slot->slot);
    ac_object_made(AC_KIND_GRAPH, graph->handle, 0, "aclmdlRICaptureBegin");
    (void)pthread_mutex_unlock(&slot->lock);
    return graph;
}

ac_graph *ac_graph_of(ac_stream *stream, const void *handle)
{
    ac_graph *graph = NULL;
    if ((atomic_load_explicit(&stream->state, memory_order_acquire) & AC_STREAM_CAPTURE) == 0)
        return NULL;
    (void)pthread_mutex_lock(&stream->lock);
    if (ac_slot_is(&stream->slot, handle) && stream->graph != NULL)
        graph = ac_graph_keep(stream->graph);
    (void)pthread_mutex_unlock(&stream->lock);
    return graph;
}

/* Adds a stream to a recording. Both locks are held. */
static enum ac_joining stream_join(ac_graph *graph, ac_stream *stream, const void *handle)
{
    if (!ac_slot_is(&stream->slot, handle))
        return AC_JOIN_DESTROYED;
    if (!graph->open)
        return AC_JOIN_OVER;
    if (stream->graph == graph) /* the recording already has the requested order */
        return AC_JOIN_JOINED;
    if (stream->graph != NULL)
        return AC_JOIN_ELSEWHERE;
    void *const grown = realloc(graph->joined, (graph->streams + 1) * sizeof(graph->joined[0]));
    if (grown == NULL)
        return AC_JOIN_NO_MEMORY;
    graph->joined = grown;
    graph->joined[graph->streams].stream = stream;
    graph->joined[graph->streams].handle = handle;
    graph->streams++;
    stream->graph = ac_graph_keep(graph);
    ac_stream_state_set(stream, AC_STREAM_CAPTURE);
    return AC_JOIN_JOINED;
}

enum ac_joining ac_graph_enter(ac_graph *graph, ac_stream *stream, const void *handle)
{
    (void)pthread_mutex_lock(&stream->lock);
    (void)pthread_mutex_lock(&graph->lock);
    const enum ac_joining joining = stream_join(graph, stream, handle);
    (void)pthread_mutex_unlock(&graph->lock);
    (void)pthread_mutex_unlock(&stream->lock);
    return joining;
}

bool ac_graph_join(ac_graph *graph, ac_stream *stream, const void *handle, const char *function,
                   int *status)
{
    *status = ACL_SUCCESS;
    switch (ac_graph_enter(graph, stream, handle)) {
    case AC_JOIN_OVER:
        return false;
    case AC_JOIN_ELSEWHERE:
        *status = ac_refuse(ACL_ERROR_STREAM_CAPTURE_CONFLICT,
                            "%s: stream %p is captured into another graph", function, handle);
        break;
    case AC_JOIN_DESTROYED:
        *status =
            ac_refuse(ACL_ERROR_RT_INVALID_HANDLE, "%s: stream %p was destroyed", function, handle);
        break;
    case AC_JOIN_NO_MEMORY:
        *status = ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
        break;
    default:
        break;
    }
    return true;
}

ac_graph *ac_graph_detach(ac_stream *stream)
{
    ac_graph *const graph = stream->graph;
    stream->graph = NULL;
    ac_stream_state_clear(stream, AC_STREAM_CAPTURE);
    return graph;
}

/* Removes a stream from a recording. */
static void graph_part(ac_graph *graph, ac_stream *stream, const void *handle)
{
    ac_graph *parted = NULL;
    (void)pthread_mutex_lock(&stream->lock);
    if (ac_slot_is(&stream->slot, handle) && stream->graph == graph)
        parted = ac_graph_detach(stream);
    (void)pthread_mutex_unlock(&stream->lock);
    ac_graph_drop(parted);
}

bool ac_graph_close(ac_graph *graph, bool *broken)
{
    (void)pthread_mutex_lock(&graph->lock);
    const bool closes = graph->open;
    graph->open = false;
    *broken = closes && graph->broken;
    (void)pthread_mutex_unlock(&graph->lock);
    for (size_t i = 0; closes && i < graph->streams; i++)
        graph_part(graph, graph->joined[i].stream, graph->joined[i].handle);
    return closes;
}

void ac_graph_destroy(void *handle)
{
    graph_slot *const slot = (graph_slot *)ac_slot_find(&graphs, handle);
    ac_graph *graph = NULL;
    if (slot != NULL) {
        (void)pthread_mutex_lock(&slot->lock);
        if (ac_slot_is(&slot->slot, handle)) {
            graph = slot->graph;
            slot->graph = NULL;
            ac_slot_withdraw(&slot->slot);
            ac_object_ended(AC_KIND_GRAPH, handle, "destroyed");
        }
        (void)pthread_mutex_unlock(&slot->lock);
    }
    if (graph != NULL) {
        ac_slot_return(&graphs, &slot->slot);
        ac_graph_drop(graph);
    }
}

void ac_graph_abandon(ac_graph *graph, const void *handle)
{
    bool broken;
    if (graph == NULL)
        return;
    (void)pthread_mutex_lock(&graph->lock);
    graph->broken |= graph->open;
    (void)pthread_mutex_unlock(&graph->lock);
    /* Only the stream that began a recording can end it. */
    if (graph->origin == handle && ac_graph_close(graph, &broken))
        ac_graph_destroy(graph->handle);
    ac_graph_drop(graph);
}

int ac_graph_get(aclmdlRI handle, const char *function, ac_graph **graph)
{
    *graph = NULL;
    if (handle == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: modelRI is null", function);
    graph_slot *const slot = (graph_slot *)ac_slot_find(&graphs, handle);
    if (slot != NULL) {
        (void)pthread_mutex_lock(&slot->lock);
        if (ac_slot_is(&slot->slot, handle))
            *graph = ac_graph_keep(slot->graph);
        (void)pthread_mutex_unlock(&slot->lock);
    }
    if (*graph != NULL)
        return ACL_SUCCESS;
    return ac_refuse(ACL_ERROR_RT_INVALID_HANDLE,
                     "%s: modelRI %p does not exist; it was destroyed or is no graph", function,
                     handle);
}
