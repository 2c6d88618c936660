/*
 * Streams as the rest of the runtime sees them.
 */
#ifndef AC_SUBMIT_H
#define AC_SUBMIT_H

#include <stddef.h>

#include "acl/acl.h"
#include "device/stream/queue.h"

/* The stream behind a handle; null means the default stream, and with `adopt` a thread without a
 * context gets one. A refusal names `function`. */
int ac_stream_get(aclrtStream handle, bool adopt, const char *function, ac_stream **stream,
                  const void **found);

/* Submits a task to a stream (null: the default stream of the current context, which is made on
 * device 0 if there is none). If `small` is true and the stream is idle, the task runs in the
 * caller before this returns. Fails with an acl status and a sentence for a destroyed or foreign
 * stream; the task is then not taken over and `done` is not called. */
int ac_stream_submit(aclrtStream stream, ac_task *task, int small);

/* For work so small that the caller does it without a task. ac_stream_take takes ownership of an
 * idle stream; ac_stream_give gives it back, with the status that `run` would have returned and the
 * position of the error log (error.h) before the work. Null if the stream has other work or is
 * invalid; the caller then uses ac_stream_submit. */
ac_stream *ac_stream_take(aclrtStream stream);
void ac_stream_give(ac_stream *stream, const char *name, int status, size_t position);

#endif
