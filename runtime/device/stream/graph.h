/*
 * Recorded graphs from the inside.
 *
 * All streams that take part in a recording share one list of tasks, in the order in which they
 * were given. Running that list in order keeps every order that streams and events asked for.
 */
#ifndef AC_ACL_GRAPH_H
#define AC_ACL_GRAPH_H

#include "device/stream/queue.h"

typedef struct ac_graph ac_graph;

/* Takes a task over into the recording; false where that is over. */
bool ac_graph_append(ac_graph *graph, ac_task *task);

/* Lets a stream that saw an event of a recording take part in it, from now on; false where the
 * recording is over. Otherwise *status says whether the stream may. */
bool ac_graph_join(ac_graph *graph, ac_stream *stream, const void *handle, const char *function,
                   int *status);

/* The recording a stream takes part in, held for the caller; null if none. */
ac_graph *ac_graph_of(ac_stream *stream, const void *handle);
void ac_graph_drop(ac_graph *graph);

/* Whether the recording still goes on. */
bool ac_graph_is_open(ac_graph *graph);

/* Takes a stream, whose lock is held, out of the recording that it takes part in. The caller has
 * its reference from now on; null where there is none. */
ac_graph *ac_graph_detach(ac_stream *stream);

/* A recording that a stream was taken out of, because the stream ends, can no longer be completed.
 * Drops the reference. */
void ac_graph_abandon(ac_graph *graph, const void *handle);

#endif
