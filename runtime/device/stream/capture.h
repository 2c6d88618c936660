/*
 * Streams that take part in a recording (graph.h), and the handles of graphs.
 */
#ifndef AC_CAPTURE_H
#define AC_CAPTURE_H

#include "device/stream/graph.h"
#include "device/stream/queue.h"

/* A recording that goes on, begun by the stream with the handle `origin`; null where no graph or no
 * memory is left. */
ac_graph *ac_graph_make(aclmdlRICaptureMode mode, const void *origin);

/* The graph behind a handle, held for the caller. */
int ac_graph_get(aclmdlRI handle, const char *function, ac_graph **graph);

/* Withdraws the handle. */
void ac_graph_destroy(void *handle);

/* Ends the recording: it gets no more streams and no more tasks, and its streams run theirs again.
 * False where it was over already; `broken` says whether it lost a stream before. */
bool ac_graph_close(ac_graph *graph, bool *broken);

/* Lets a stream take part, from now on. */
enum ac_joining {
    AC_JOIN_JOINED,
    AC_JOIN_OVER,      /* the recording is */
    AC_JOIN_ELSEWHERE, /* it takes part in another */
    AC_JOIN_DESTROYED,
    AC_JOIN_NO_MEMORY,
};
enum ac_joining ac_graph_enter(ac_graph *graph, ac_stream *stream, const void *handle);

/* Lets a stream that saw an event of a recording take part in it, from now on; false where the
 * recording is over. Otherwise *status says whether the stream may. */
bool ac_graph_join(ac_graph *graph, ac_stream *stream, const void *handle, const char *function,
                   int *status);

/* The recording a stream takes part in, held for the caller; null if none. */
ac_graph *ac_graph_of(ac_stream *stream, const void *handle);

/* Takes a stream, whose lock is held, out of the recording that it takes part in. The caller has
 * its reference from now on; null where there is none. */
ac_graph *ac_graph_detach(ac_stream *stream);

/* A recording that a stream was taken out of, because the stream ends, can no longer be completed.
 * Drops the reference. */
void ac_graph_abandon(ac_graph *graph, const void *handle);

#endif
