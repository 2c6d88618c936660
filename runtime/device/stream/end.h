/*
 * Destroying a stream.
 */
#ifndef AC_END_H
#define AC_END_H

#include "device/stream/queue.h"

/* Waits for the work of the stream (with `force`, drops the tasks not yet begun) and destroys
 * it. */
int ac_stream_end(ac_stream *stream, const void *handle, bool force, const char *function);

#endif
