/*
 * An adversarial schedule: streams do what they may and no more, so that a program that lacks an
 * event or a synchronisation fails each time and not once in a while.
 *
 *   ACLNN_CPU_SCHEDULE=0    no task runs before somebody waits for it
 *   ACLNN_CPU_SCHEDULE=17   the number decides for each task: at once, after a while, or not before
 *                           somebody waits for it
 *
 * A program that waits in a way that the library does not see goes on after half a second.
 */
#ifndef AC_SCHEDULE_H
#define AC_SCHEDULE_H

#include "device/stream/queue.h"

/* Holds the next task of a stream back, on its worker, with the lock of the stream held, which is
 * let go meanwhile. Others may have run the task when this returns. */
void ac_schedule_hold(ac_stream *stream);

/* Somebody waits for the first `count` tasks of a stream, or for what a latch stands for. The first
 * wants the lock of the stream. */
void ac_schedule_ask(ac_stream *stream, uint64_t count);
void ac_schedule_ask_for(const ac_latch *latch);

/* A latch stands for what a stream was given so far. */
void ac_schedule_place(ac_stream *stream, ac_latch *latch);

#endif
