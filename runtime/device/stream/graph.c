#include "device/stream/graph.h"

#include <stdlib.h>

#include "acl/acl.h"
#include "base/error.h"
#include "device/stream/blocking.h"

enum { GRAPHS_MAX = 65536 };

/* Handles lead to a graph through this; the graph itself lives as long as someone refers to it. */
typedef struct graph_slot {
    ac_slot slot;
    pthread_mutex_t lock;
    ac_graph *graph;
} graph_slot;

struct ac_graph {
    _Atomic unsigned references; /* the handle, events, streams in it, executions under way */
    pthread_mutex_t lock;        /* taken after that of a stream */
    pthread_mutex_t turn;        /* one execution at a time: the tasks are not made for more */
    bool open;
    bool broken; /* a stream of it was destroyed before the end */
    aclmdlRICaptureMode mode;
    pthread_t thread;   /* that began it */
    const void *origin; /* the stream that began it */
    void *handle;
    ac_task *first;
    ac_task *last;
    size_t streams;
    struct {
        ac_stream *stream;
        const void *handle;
    } * joined;
};

static void graph_prepare(ac_slot *slot)
{
    (void)pthread_mutex_init(&((graph_slot *)slot)->lock, NULL);
}

static ac_table graphs = AC_TABLE(AC_HANDLE_GRAPH, graph_slot, graph_prepare, GRAPHS_MAX);

static ac_graph *graph_keep(ac_graph *graph)
{
    atomic_fetch_add_explicit(&graph->references, 1, memory_order_relaxed);
    return graph;
}

void ac_graph_drop(ac_graph *graph)
{
    if (graph == NULL ||
        atomic_fetch_sub_explicit(&graph->references, 1, memory_order_acq_rel) != 1)
        return;
    while (graph->first != NULL) {
        ac_task *const task = graph->first;
        graph->first = task->next;
        task->done(task);
    }
    (void)pthread_mutex_destroy(&graph->lock);
    (void)pthread_mutex_destroy(&graph->turn);
    free(graph->joined);
    free(graph);
}

bool ac_graph_is_open(ac_graph *graph)
{
    (void)pthread_mutex_lock(&graph->lock);
    const bool open = graph->open;
    (void)pthread_mutex_unlock(&graph->lock);
    return open;
}

ac_graph *ac_graph_of(ac_stream *stream, const void *handle)
{
    ac_graph *graph = NULL;
    if ((atomic_load_explicit(&stream->state, memory_order_acquire) & AC_STREAM_CAPTURE) == 0)
        return NULL;
    (void)pthread_mutex_lock(&stream->lock);
    if (ac_slot_is(&stream->slot, handle) && stream->graph != NULL)
        graph = graph_keep(stream->graph);
    (void)pthread_mutex_unlock(&stream->lock);
    return graph;
}

bool ac_graph_append(ac_graph *graph, ac_task *task)
{
    (void)pthread_mutex_lock(&graph->lock);
    const bool open = graph->open;
    if (open) {
        if (graph->first == NULL)
            graph->first = task;
        else
            graph->last->next = task;
        graph->last = task;
    }
    (void)pthread_mutex_unlock(&graph->lock);
    return open;
}

enum joining { JOINED, OVER, ELSEWHERE, DESTROYED, NO_MEMORY };

/* Lets a stream take part. Both locks are held. */
static enum joining stream_join(ac_graph *graph, ac_stream *stream, const void *handle)
{
    if (!ac_slot_is(&stream->slot, handle))
        return DESTROYED;
    if (!graph->open)
        return OVER;
    if (stream->graph == graph) /* the order of the recording is the order asked for */
        return JOINED;
    if (stream->graph != NULL)
        return ELSEWHERE;
    void *const grown = realloc(graph->joined, (graph->streams + 1) * sizeof(graph->joined[0]));
    if (grown == NULL)
        return NO_MEMORY;
    graph->joined = grown;
    graph->joined[graph->streams].stream = stream;
    graph->joined[graph->streams].handle = handle;
    graph->streams++;
    stream->graph = graph_keep(graph);
    ac_stream_state_set(stream, AC_STREAM_CAPTURE);
    return JOINED;
}

static enum joining graph_join(ac_graph *graph, ac_stream *stream, const void *handle)
{
    (void)pthread_mutex_lock(&stream->lock);
    (void)pthread_mutex_lock(&graph->lock);
    const enum joining joining = stream_join(graph, stream, handle);
    (void)pthread_mutex_unlock(&graph->lock);
    (void)pthread_mutex_unlock(&stream->lock);
    return joining;
}

bool ac_graph_join(ac_graph *graph, ac_stream *stream, const void *handle, const char *function,
                   int *status)
{
    *status = ACL_SUCCESS;
    switch (graph_join(graph, stream, handle)) {
    case OVER:
        return false;
    case ELSEWHERE:
        *status = ac_refuse(ACL_ERROR_STREAM_CAPTURE_CONFLICT,
                            "%s: stream %p is captured into another graph", function, handle);
        break;
    case DESTROYED:
        *status =
            ac_refuse(ACL_ERROR_RT_INVALID_HANDLE, "%s: stream %p was destroyed", function, handle);
        break;
    case NO_MEMORY:
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

/* Ends the part that a stream takes in a recording. */
static void graph_part(ac_graph *graph, ac_stream *stream, const void *handle)
{
    ac_graph *parted = NULL;
    (void)pthread_mutex_lock(&stream->lock);
    if (ac_slot_is(&stream->slot, handle) && stream->graph == graph)
        parted = ac_graph_detach(stream);
    (void)pthread_mutex_unlock(&stream->lock);
    ac_graph_drop(parted);
}

/* Ends the recording: it gets no more streams and no more tasks, and its streams run theirs again.
 * False where it was over already; `broken` says whether it lost a stream before. */
static bool graph_close(ac_graph *graph, bool *broken)
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

static void graph_destroy(void *handle)
{
    graph_slot *const slot = (graph_slot *)ac_slot_find(&graphs, handle);
    ac_graph *graph = NULL;
    if (slot != NULL) {
        (void)pthread_mutex_lock(&slot->lock);
        if (ac_slot_is(&slot->slot, handle)) {
            graph = slot->graph;
            slot->graph = NULL;
            ac_slot_withdraw(&slot->slot);
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
    /* Without the stream that began it nobody can end the recording any more. */
    if (graph->origin == handle && graph_close(graph, &broken))
        graph_destroy(graph->handle);
    ac_graph_drop(graph);
}

/* The graph behind a handle, held for the caller. */
static int graph_get(aclmdlRI handle, const char *function, ac_graph **graph)
{
    *graph = NULL;
    if (handle == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: modelRI is null", function);
    graph_slot *const slot = (graph_slot *)ac_slot_find(&graphs, handle);
    if (slot != NULL) {
        (void)pthread_mutex_lock(&slot->lock);
        if (ac_slot_is(&slot->slot, handle))
            *graph = graph_keep(slot->graph);
        (void)pthread_mutex_unlock(&slot->lock);
    }
    if (*graph != NULL)
        return ACL_SUCCESS;
    return ac_refuse(ACL_ERROR_RT_INVALID_HANDLE,
                     "%s: modelRI %p does not exist; it was destroyed or is no graph", function,
                     handle);
}

aclError aclmdlRICaptureBegin(aclrtStream stream, aclmdlRICaptureMode mode)
{
    static const char function[] = "aclmdlRICaptureBegin";
    ac_stream *found;
    const void *handle;
    if ((int)mode < ACL_MODEL_RI_CAPTURE_MODE_GLOBAL || mode > ACL_MODEL_RI_CAPTURE_MODE_RELAXED)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: mode is %d; 0 (ACL_MODEL_RI_CAPTURE_MODE_GLOBAL) to 2 "
                         "(ACL_MODEL_RI_CAPTURE_MODE_RELAXED) are allowed",
                         function, (int)mode);
    int status = ac_stream_get(stream, false, function, &found, &handle);
    if (status != ACL_SUCCESS)
        return status;
    if (found->is_default)
        return ac_refuse(ACL_ERROR_RT_STREAM_CAPTURE_IMPLICIT,
                         "%s: stream %p is a default stream, which cannot be captured", function,
                         handle);
    ac_graph *const graph = calloc(1, sizeof(*graph));
    graph_slot *const slot = graph == NULL ? NULL : (graph_slot *)ac_slot_take(&graphs);
    if (slot == NULL) {
        free(graph);
        return ac_refuse(ACL_ERROR_RT_NO_MODEL_RESOURCE,
                         "%s: no graph is left, or the memory is used up", function);
    }
    atomic_init(&graph->references, 1);
    (void)pthread_mutex_init(&graph->lock, NULL);
    (void)pthread_mutex_init(&graph->turn, NULL);
    graph->open = true;
    graph->mode = mode;
    graph->thread = pthread_self();
    graph->origin = handle;
    (void)pthread_mutex_lock(&slot->lock);
    slot->graph = graph;
    graph->handle = ac_slot_publish(&graphs, &slot->slot);
    (void)pthread_mutex_unlock(&slot->lock);

    switch (graph_join(graph, found, handle)) {
    case JOINED:
        return ACL_SUCCESS;
    case ELSEWHERE:
        status = ac_refuse(ACL_ERROR_RT_STREAM_CAPTURED, "%s: stream %p is being captured already",
                           function, handle);
        break;
    case NO_MEMORY:
        status = ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
        break;
    default:
        status =
            ac_refuse(ACL_ERROR_RT_INVALID_HANDLE, "%s: stream %p was destroyed", function, handle);
    }
    graph_destroy(graph->handle);
    return status;
}

aclError aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus *status,
                                aclmdlRI *modelRI)
{
    ac_stream *found;
    const void *handle;
    if (status == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclmdlRICaptureGetInfo: status is null");
    const int code = ac_stream_get(stream, false, "aclmdlRICaptureGetInfo", &found, &handle);
    if (code != ACL_SUCCESS)
        return code;
    ac_graph *const graph = ac_graph_of(found, handle);
    *status = ACL_MODEL_RI_CAPTURE_STATUS_NONE;
    if (modelRI != NULL)
        *modelRI = NULL;
    if (graph != NULL) {
        (void)pthread_mutex_lock(&graph->lock);
        if (graph->open) {
            *status = graph->broken ? ACL_MODEL_RI_CAPTURE_STATUS_INVALIDATED
                                    : ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE;
            if (modelRI != NULL)
                *modelRI = graph->handle;
        }
        (void)pthread_mutex_unlock(&graph->lock);
        ac_graph_drop(graph);
    }
    return ACL_SUCCESS;
}

aclError aclmdlRICaptureEnd(aclrtStream stream, aclmdlRI *modelRI)
{
    static const char function[] = "aclmdlRICaptureEnd";
    ac_stream *found;
    const void *handle;
    if (modelRI == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: modelRI is null", function);
    const int code = ac_stream_get(stream, false, function, &found, &handle);
    if (code != ACL_SUCCESS)
        return code;
    ac_graph *const graph = ac_graph_of(found, handle);
    int status = ACL_SUCCESS;
    bool broken = false;
    if (graph == NULL)
        status = ac_refuse(ACL_ERROR_RT_STREAM_NOT_CAPTURED, "%s: stream %p is not being captured",
                           function, handle);
    else if (graph->origin != handle)
        status = ac_refuse(ACL_ERROR_RT_STREAM_CAPTURE_UNMATCHED,
                           "%s: stream %p joined the recording that stream %p began; only that one "
                           "can end it",
                           function, handle, graph->origin);
    else if (graph->mode != ACL_MODEL_RI_CAPTURE_MODE_RELAXED &&
             !pthread_equal(graph->thread, pthread_self()))
        status = ac_refuse(ACL_ERROR_RT_STREAM_CAPTURE_WRONG_THREAD,
                           "%s: another thread began the recording; with mode %d only that thread "
                           "can end it",
                           function, (int)graph->mode);
    else if (!graph_close(graph, &broken))
        status = ac_refuse(ACL_ERROR_RT_STREAM_NOT_CAPTURED,
                           "%s: another thread ended the recording of stream %p", function, handle);
    if (broken) {
        graph_destroy(graph->handle);
        status = ac_refuse(ACL_ERROR_RT_STREAM_CAPTURE_INVALIDATED,
                           "%s: a stream of the recording was destroyed before its end", function);
    }
    if (status == ACL_SUCCESS)
        *modelRI = graph->handle;
    ac_graph_drop(graph);
    return status;
}

/* One execution. */
typedef struct graph_task {
    ac_task task;
    ac_graph *graph;
} graph_task;

static void graph_turn_end(void *graph)
{
    (void)pthread_mutex_unlock(&((ac_graph *)graph)->turn);
}

/* Runs the steps, one after the other; the first failure counts. */
static int steps_run(ac_graph *graph)
{
    int first = ACL_SUCCESS;
    for (ac_task *step = graph->first; step != NULL; step = step->next) {
        const size_t position = ac_error_position();
        const int status = step->run(step);
        if (status != ACL_SUCCESS && first == ACL_SUCCESS)
            first = status;
        if (status != ACL_SUCCESS && ac_error_position() == position)
            ac_error_record(status, "%s: the task failed with status %d", step->name, status);
    }
    return first;
}

int ac_graph_run(ac_task *task)
{
    ac_graph *const graph = ((graph_task *)task)->graph;
    int status;
    (void)pthread_mutex_lock(&graph->turn);
    /* A host function among the steps may end the thread. */
    pthread_cleanup_push(graph_turn_end, graph);
    status = steps_run(graph);
    pthread_cleanup_pop(1);
    return status;
}

static void graph_done(ac_task *task)
{
    ac_graph_drop(((graph_task *)task)->graph);
    free(task);
}

static int graph_execute(aclmdlRI handle, aclrtStream stream, const char *function)
{
    ac_graph *graph;
    int status = graph_get(handle, function, &graph);
    if (status != ACL_SUCCESS)
        return status;
    graph_task *task = NULL;
    if (ac_graph_is_open(graph))
        status = ac_refuse(ACL_ERROR_RT_MODEL_CAPTURED,
                           "%s: modelRI %p is still being captured; aclmdlRICaptureEnd ends that",
                           function, handle);
    else if ((task = malloc(sizeof(*task))) == NULL)
        status = ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
    if (status == ACL_SUCCESS) {
        *task = (graph_task){.task = {.name = function, .run = ac_graph_run, .done = graph_done},
                             .graph = graph};
        status = ac_stream_submit(stream, &task->task, false);
    }
    if (status != ACL_SUCCESS) {
        free(task);
        ac_graph_drop(graph);
    }
    return status;
}

aclError aclmdlRIExecuteAsync(aclmdlRI modelRI, aclrtStream stream)
{
    return graph_execute(modelRI, stream, "aclmdlRIExecuteAsync");
}

aclError aclmdlRIExecute(aclmdlRI modelRI, int32_t timeout)
{
    aclrtStream stream;
    if (timeout < -1 || timeout == 0)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclmdlRIExecute: timeout is %d; milliseconds above 0, or -1 for no "
                         "limit, are allowed",
                         (int)timeout);
    int status = aclrtCreateStream(&stream);
    if (status != ACL_SUCCESS)
        return status;
    status = graph_execute(modelRI, stream, "aclmdlRIExecute");
    if (status == ACL_SUCCESS)
        status = aclrtSynchronizeStreamWithTimeout(stream, timeout);
    const int destroyed = aclrtDestroyStream(stream);
    return status != ACL_SUCCESS ? status : destroyed;
}

aclError aclmdlRIDestroy(aclmdlRI modelRI)
{
    ac_graph *graph;
    int status = graph_get(modelRI, "aclmdlRIDestroy", &graph);
    if (status != ACL_SUCCESS)
        return status;
    if (ac_graph_is_open(graph))
        status = ac_refuse(ACL_ERROR_RT_MODEL_CAPTURED,
                           "aclmdlRIDestroy: modelRI %p is still being captured; "
                           "aclmdlRICaptureEnd ends that",
                           modelRI);
    else
        graph_destroy(modelRI);
    ac_graph_drop(graph);
    return status;
}
