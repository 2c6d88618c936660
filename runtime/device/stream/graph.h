/*
 * Recorded graphs.
 *
 * All streams in a recording share one list of tasks, in the order of submission. Running the list
 * in that order satisfies the order of every stream and event.
 */
#ifndef AC_GRAPH_H
#define AC_GRAPH_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "acl/acl.h"
#include "device/stream/task.h"

struct ac_stream;

typedef struct ac_graph {
    _Atomic unsigned references; /* the handle, events, streams in it, executions under way */
    pthread_mutex_t lock;        /* taken after that of a stream */
    pthread_mutex_t turn;        /* one execution at a time, because the tasks allow no more */
    bool open;
    bool broken; /* one of its streams was destroyed before the end */
    aclmdlRICaptureMode mode;
    pthread_t thread;   /* the thread that began it */
    const void *origin; /* the stream that began it */
    void *handle;
    ac_task *first;
    ac_task *last;
    size_t streams;
    struct {
        struct ac_stream *stream;
        const void *handle;
    } * joined;
} ac_graph;

/* Reference counting: dropping the last reference frees the graph. */
ac_graph *ac_graph_keep(ac_graph *graph);
void ac_graph_drop(ac_graph *graph);

/* Adds a task to the recording, which takes it over; false if the recording has ended. */
bool ac_graph_append(ac_graph *graph, ac_task *task);

/* Whether the recording has not ended. */
bool ac_graph_is_open(ac_graph *graph);

/* In the child of fork(): initialises the locks again. */
void ac_graph_forget(ac_graph *graph);

/* Runs the tasks in order and returns the first failure. */
int ac_graph_run(ac_graph *graph);

#endif
