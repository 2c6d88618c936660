/*
 * Recording streams into graphs, which acl calls models, and executing them.
 */
#include <stdlib.h>

#include "acl/acl.h"
#include "base/error.h"
#include "device/stream/capture.h"
#include "device/stream/context.h"
#include "device/stream/submit.h"
#include "device/stream/watch.h"

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
    if (ac_stream_is_default(found, handle))
        return ac_refuse(ACL_ERROR_RT_STREAM_CAPTURE_IMPLICIT,
                         "%s: stream %p is a default stream, which cannot be captured", function,
                         handle);
    ac_graph *const graph = ac_graph_make(mode, handle);
    if (graph == NULL)
        return ac_refuse(ACL_ERROR_RT_NO_MODEL_RESOURCE,
                         "%s: no graph is left, or the memory is used up", function);

    switch (ac_graph_enter(graph, found, handle)) {
    case AC_JOIN_JOINED:
        return ACL_SUCCESS;
    case AC_JOIN_ELSEWHERE:
        status = ac_refuse(ACL_ERROR_RT_STREAM_CAPTURED, "%s: stream %p is being captured already",
                           function, handle);
        break;
    case AC_JOIN_NO_MEMORY:
        status = ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
        break;
    default:
        status =
            ac_refuse(ACL_ERROR_RT_INVALID_HANDLE, "%s: stream %p was destroyed", function, handle);
    }
    ac_graph_destroy(graph->handle);
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
    else if (!ac_graph_close(graph, &broken))
        status = ac_refuse(ACL_ERROR_RT_STREAM_NOT_CAPTURED,
                           "%s: another thread ended the recording of stream %p", function, handle);
    if (broken) {
        ac_graph_destroy(graph->handle);
        status = ac_refuse(ACL_ERROR_RT_STREAM_CAPTURE_INVALIDATED,
                           "%s: a stream of the recording was destroyed before its end", function);
    }
    if (status == ACL_SUCCESS)
        *modelRI = graph->handle;
    ac_graph_drop(graph);
    return status;
}

static int graph_run(ac_task *task)
{
    return ac_graph_run(task->executes);
}

static void graph_done(ac_task *task)
{
    ac_graph_drop(task->executes);
    free(task);
}

/* All that may refuse the execution comes before the trace, which keeps what it was told. */
static int graph_submit(ac_graph *graph, aclrtStream stream, const char *function)
{
    ac_stream *found;
    const void *handle;
    int status = ac_stream_get(stream, true, function, &found, &handle);
    if (status == ACL_SUCCESS && ac_strict(AC_STRICT_TRACE))
        status = ac_stream_prepare(found, handle, function);
    if (status != ACL_SUCCESS)
        return status;
    ac_task *const task = malloc(sizeof(*task));
    if (task == NULL)
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
    *task = (ac_task){
        .name = function, .run = graph_run, .done = graph_done, .executes = graph, .blocks = true};
    if (ac_strict(AC_STRICT_TRACE))
        status = ac_watch_graph(handle, graph, function);
    if (status == ACL_SUCCESS) {
        status = ac_stream_queue(found, handle, task);
        if (status != ACL_SUCCESS && ac_strict(AC_STRICT_TRACE))
            ac_watch_refused(handle);
    }
    if (status != ACL_SUCCESS)
        free(task);
    return status;
}

static int graph_execute(aclmdlRI handle, aclrtStream stream, const char *function)
{
    ac_graph *graph;
    int status = ac_graph_get(handle, function, &graph);
    if (status != ACL_SUCCESS)
        return status;
    if (ac_graph_is_open(graph))
        status = ac_refuse(ACL_ERROR_RT_MODEL_CAPTURED,
                           "%s: modelRI %p is still being captured; aclmdlRICaptureEnd ends that",
                           function, handle);
    else
        status = graph_submit(graph, stream, function);
    if (status != ACL_SUCCESS)
        ac_graph_drop(graph);
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
    int status = ac_graph_get(modelRI, "aclmdlRIDestroy", &graph);
    if (status != ACL_SUCCESS)
        return status;
    if (ac_graph_is_open(graph))
        status = ac_refuse(ACL_ERROR_RT_MODEL_CAPTURED,
                           "aclmdlRIDestroy: modelRI %p is still being captured; "
                           "aclmdlRICaptureEnd ends that",
                           modelRI);
    else
        ac_graph_destroy(modelRI);
    ac_graph_drop(graph);
    return status;
}
