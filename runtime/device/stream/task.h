/*
 * Tasks: what streams run.
 */
#ifndef AC_TASK_H
#define AC_TASK_H

#include <stdbool.h>

/* One piece of work on a stream. `run` returns a status; a failure is kept and surfaces, with the
 * sentence that `run` recorded, at the next synchronisation of the stream. Where it recorded none,
 * `name` makes one. A stream that is captured keeps the task: `run` is then called each time the
 * graph is executed, so it must leave the task as it was. */
typedef struct ac_task {
    struct ac_task *next; /* the stream's */
    const char *name;
    int (*run)(struct ac_task *task);
    void (*done)(struct ac_task *task); /* releases the task; called once, also after an abort */
    struct ac_uses *uses; /* of strict mode, while it is part of a recording; `done` frees it */
    /* It may wait for something or run code of the program: it runs on the thread of its stream,
     * never in a caller who is only in a hurry. */
    bool blocks;
} ac_task;

#endif
