/*
 * Streams in a recording (graph.h), and the handles of graphs.
 */
#ifndef AC_CAPTURE_H
#define AC_CAPTURE_H

#include "device/stream/graph.h"
#include "device/stream/queue.h"

/* A new open recording, begun by the stream with the handle `origin`; null if graphs or memory are
 * exhausted. */
ac_graph *ac_graph_make(aclmdlRICaptureMode mode, const void *origin);

/* The graph behind a handle, with a reference for the caller. */
int ac_graph_get(aclmdlRI handle, const char *function, ac_graph **graph);

/* Invalidates the handle. */
void ac_graph_destroy(void *handle);

/* Ends the recording: it accepts no more streams and tasks, and its streams run their tasks again.
 * False if it had ended before; *broken says whether one of its streams was destroyed. */
bool ac_graph_close(ac_graph *graph, bool *broken);

/* The results of adding a stream to a recording. */
enum ac_joining {
    AC_JOIN_JOINED,
    AC_JOIN_OVER,      /* the recording has ended */
    AC_JOIN_ELSEWHERE, /* the stream is in another recording */
    AC_JOIN_DESTROYED,
    AC_JOIN_NO_MEMORY,
};
enum ac_joining ac_graph_enter(ac_graph *graph, ac_stream *stream, const void *handle);

/* Adds a stream that waits for an event of a recording to it. False if the recording has ended;
 * otherwise *status says whether the stream was added. */
bool ac_graph_join(ac_graph *graph, ac_stream *stream, const void *handle, const char *function,
                   int *status);

/* The recording of a stream, with a reference for the caller; null if it is in none. */
ac_graph *ac_graph_of(ac_stream *stream, const void *handle);

/* Removes a stream, whose lock is held, from its recording and passes the stream's reference to the
 * caller; null if it is in none. */
ac_graph *ac_graph_detach(ac_stream *stream);

/* Marks a recording as broken, because a stream of it is destroyed, and drops the reference. */
void ac_graph_abandon(ac_graph *graph, const void *handle);

#endif
