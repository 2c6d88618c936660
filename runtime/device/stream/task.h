/*
 * Tasks of streams.
 */
#ifndef AC_TASK_H
#define AC_TASK_H

#include <stdbool.h>

/* One unit of work on a stream. `run` returns a status; a failure is reported, with the sentence
 * that `run` recorded, at the next synchronisation of the stream. If it recorded none, a sentence
 * is made with `name`. If the stream is captured, `run` is called each time the graph is executed,
 * so it must not change the task; a task with `once` may, and a captured stream refuses it. */
typedef struct ac_task {
    struct ac_task *next; /* used by the stream */
    const char *name;
    int (*run)(struct ac_task *task);
    void (*done)(struct ac_task *task); /* releases the task; called once, also after an abort */
    struct ac_uses *uses; /* of strict mode, while it is part of a recording; `done` frees it */
    struct ac_graph *executes; /* another recording, or null */
    /* It may wait for something or run code of the program: it runs on the thread of its stream,
     * never in a caller who is only in a hurry. */
    bool blocks;
    bool once;
} ac_task;

#endif
