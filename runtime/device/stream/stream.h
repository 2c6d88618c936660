/*
 * Streams as the rest of the runtime sees them.
 */
#ifndef AC_STREAM_H
#define AC_STREAM_H

#include <stddef.h>

#include "acl/acl.h"

/* One piece of work on a stream. `run` returns a status; a failure is kept and surfaces, with the
 * sentence that `run` recorded, at the next synchronisation of the stream. Where it recorded none,
 * `name` makes one. A stream that is captured keeps the task: `run` is then called each time the
 * graph is executed, so it must leave the task as it was. */
typedef struct ac_task {
    struct ac_task *next; /* the stream's */
    const char *name;
    int (*run)(struct ac_task *task);
    void (*done)(struct ac_task *task); /* releases the task; called once, also after an abort */
} ac_task;

/* Puts a task at the end of a stream (null: the default stream of the current context; with no
 * context a default one on device 0 is made). Where `small` is true and the stream is idle, the
 * task runs at once in the caller before this returns. Fails with an acl status and a sentence for
 * a destroyed or foreign stream; the task is then not taken over and `done` is not called. */
int ac_stream_submit(aclrtStream stream, ac_task *task, int small);

/* For something so small that the caller does it itself, without a task: takes an idle stream, and
 * gives it back with the status of what was done, as `run` would have returned it, and the position
 * of the errors (error.h) before that. Null where the stream has other work, or there is none: that
 * is for ac_stream_submit to answer. */
struct ac_stream *ac_stream_take(aclrtStream stream);
void ac_stream_give(struct ac_stream *stream, const char *name, int status, size_t position);

#endif
