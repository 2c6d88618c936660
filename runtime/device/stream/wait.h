/*
 * Waiting for streams, and cancelling the waits of their tasks.
 */
#ifndef AC_WAIT_H
#define AC_WAIT_H

#include "device/stream/queue.h"

/* Waits until the stream is idle, for `timeout` milliseconds, -1 for ever. Reports its failure. */
int ac_stream_wait(ac_stream *stream, const void *handle, int timeout, const char *function);

/* Waits for all streams of a device or of a context (the other argument is -1 or null). */
int ac_stream_wait_all(int device, const void *context, int timeout, const char *function);

/* Blocks the task that this worker runs until the latch is open, for `timeout` seconds, 0 for ever.
 * 107019 on timeout; 0 also if the stream was aborted or stopped. */
int ac_stream_block(ac_latch *latch, uint32_t timeout, const char *function);

/* Under a schedule: a latch stands for what a stream was given so far; somebody waits for a latch,
 * or for all that a stream was given. */
void ac_stream_place(ac_stream *stream, ac_latch *latch);
void ac_stream_ask_for(const ac_latch *latch);
void ac_stream_ask_all(ac_stream *stream);

/* Cancels the wait of a stream's running task, if it waits. AC_CANCEL_DROP also drops the queued
 * tasks and waits for the running one; AC_CANCEL_ABORT also reports the abort to threads that
 * synchronise with the stream. */
enum ac_cancel { AC_CANCEL_WAIT, AC_CANCEL_DROP, AC_CANCEL_ABORT };
void ac_stream_cancel(ac_stream *stream, const void *handle, enum ac_cancel how);

/* Waits until the stream is idle, with the lock held, and takes permanent ownership, to destroy it.
 * False if another thread destroyed it meanwhile. */
bool ac_stream_seize(ac_stream *stream, const void *handle);

#endif
