/*
 * Streams as the rest of the runtime sees them.
 */
#ifndef AC_SUBMIT_H
#define AC_SUBMIT_H

#include <stddef.h>

#include "acl/acl.h"
#include "device/stream/queue.h"

/* The stream behind a handle; the default stream for null, where `adopt` says whether a thread
 * without a context gets one. A refusal names `function`. */
int ac_stream_get(aclrtStream handle, bool adopt, const char *function, ac_stream **stream,
                  const void **found);

/* Puts a task at the end of a stream (null: the default stream of the current context; with no
 * context a default one on device 0 is made). Where `small` is true and the stream is idle, the
 * task runs at once in the caller before this returns. Fails with an acl status and a sentence for
 * a destroyed or foreign stream; the task is then not taken over and `done` is not called. */
int ac_stream_submit(aclrtStream stream, ac_task *task, int small);

/* For something so small that the caller does it itself, without a task: takes an idle stream, and
 * gives it back with the status of what was done, as `run` would have returned it, and the position
 * of the errors (error.h) before that. Null where the stream has other work, or there is none: that
 * is for ac_stream_submit to answer. */
ac_stream *ac_stream_take(aclrtStream stream);
void ac_stream_give(ac_stream *stream, const char *name, int status, size_t position);

#endif
