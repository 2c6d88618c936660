/*
 * Recorded graphs.
 *
 * All streams that take part in a recording share one list of tasks, in the order in which they
 * were given. Running that list in order keeps every order that streams and events asked for.
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
        struct ac_stream *stream;
        const void *handle;
    } * joined;
} ac_graph;

/* Counted: the last who lets go frees it. */
ac_graph *ac_graph_keep(ac_graph *graph);
void ac_graph_drop(ac_graph *graph);

/* Takes a task over into the recording; false where that is over. */
bool ac_graph_append(ac_graph *graph, ac_task *task);

/* Whether the recording still goes on. */
bool ac_graph_is_open(ac_graph *graph);

/* In the child of fork(): no other thread has its locks. */
void ac_graph_forget(ac_graph *graph);

/* Runs the tasks, one after the other; the first failure counts. */
int ac_graph_run(ac_graph *graph);

#endif
