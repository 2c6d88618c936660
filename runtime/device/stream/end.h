/*
 * The end of a stream.
 */
#ifndef AC_END_H
#define AC_END_H

#include "device/stream/queue.h"

/* Waits for the work of the stream (or, with `force`, drops what has not begun) and destroys it. */
int ac_stream_end(ac_stream *stream, const void *handle, bool force, const char *function);

#endif
