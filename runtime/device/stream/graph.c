#include "device/stream/graph.h"

#include <stdlib.h>

#include "base/error.h"
#include "observe/observe.h"

ac_graph *ac_graph_keep(ac_graph *graph)
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

/* Tasks and streams of a recording change only under a stream's lock, which the forking thread
 * held; the other members are single words. */
void ac_graph_forget(ac_graph *graph)
{
    (void)pthread_mutex_init(&graph->lock, NULL);
    (void)pthread_mutex_init(&graph->turn, NULL);
}

static void graph_turn_end(void *graph)
{
    (void)pthread_mutex_unlock(&((ac_graph *)graph)->turn);
}

static int step_run(ac_task *step)
{
    if (!ac_observed(AC_OBSERVE))
        return step->run(step);
    ac_observe_task_begun(step->name, ac_observe_stream());
    const int status = step->run(step);
    ac_observe_task_ended(status);
    return status;
}

/* Runs the steps in order and returns the first failure. */
static int steps_run(ac_graph *graph)
{
    int first = ACL_SUCCESS;
    for (ac_task *step = graph->first; step != NULL; step = step->next) {
        const size_t position = ac_error_position();
        const int status = step_run(step);
        if (status != ACL_SUCCESS && first == ACL_SUCCESS)
            first = status;
        if (status != ACL_SUCCESS && ac_error_position() == position)
            ac_error_record(status, "%s: the task failed with status %d", step->name, status);
    }
    return first;
}

int ac_graph_run(ac_graph *graph)
{
    int status;
    (void)pthread_mutex_lock(&graph->turn);
    /* A host function among the steps may end the thread (pthread_exit). */
    pthread_cleanup_push(graph_turn_end, graph);
    status = steps_run(graph);
    pthread_cleanup_pop(1);
    return status;
}
