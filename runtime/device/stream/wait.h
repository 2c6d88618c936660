/*
 * Waiting for streams, and calling off what they wait for.
 */
#ifndef AC_WAIT_H
#define AC_WAIT_H

#include "device/stream/queue.h"

/* Waits until the stream is idle; milliseconds, -1 for ever. Surfaces a failure. */
int ac_stream_wait(ac_stream *stream, const void *handle, int timeout, const char *function);

/* Waits for all streams of a device, or of a context (the other is -1 or null). */
int ac_stream_wait_all(int device, const void *context, int timeout, const char *function);

/* Blocks the task that this worker runs until the latch is complete; seconds, 0 for ever. 107019
 * when the time is over; 0 also when the stream was aborted or stopped. */
int ac_stream_block(ac_latch *latch, uint32_t timeout, const char *function);

/* Under a schedule: a latch stands for what a stream was given so far; somebody waits for a latch,
 * or for all that a stream was given. */
void ac_stream_place(ac_stream *stream, ac_latch *latch);
void ac_stream_ask_for(const ac_latch *latch);
void ac_stream_ask_all(ac_stream *stream);

/* Ends the wait that the running task of a stream may be in. AC_CANCEL_DROP also drops the tasks
 * behind it and waits for the running one; AC_CANCEL_ABORT also tells those who synchronise with
 * the stream. */
enum ac_cancel { AC_CANCEL_WAIT, AC_CANCEL_DROP, AC_CANCEL_ABORT };
void ac_stream_cancel(ac_stream *stream, const void *handle, enum ac_cancel how);

/* Waits until the stream is idle, with the lock held, and owns it for good: whoever comes later
 * sees that its handle leads nowhere. False if it was destroyed meanwhile. */
bool ac_stream_seize(ac_stream *stream, const void *handle);

#endif
