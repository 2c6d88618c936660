/*
 * A pool of threads shared by all streams, made when first needed.
 *
 * The pieces of a job are fixed before anybody knows how many threads will take them, so results
 * cannot depend on the number. Threads that find no job for a short time sleep. A caller that finds
 * the pool at work for somebody else does its own pieces instead of waiting.
 */
#ifndef AC_THREADS_H
#define AC_THREADS_H

#include <stdbool.h>
#include <stddef.h>

/* Calls run(context, piece) once for each piece below `pieces`, in any order and on any thread, and
 * returns when all are done. Pool threads are in the default floating-point environment. */
void ac_threads_fork(void (*run)(void *context, size_t piece), void *context, size_t pieces);

/* Something short that can wait some microseconds, such as waking a thread that may not be needed
 * after all. It must stay in memory; `run` may be called when its reason is gone. */
typedef struct ac_errand {
    void (*run)(struct ac_errand *errand);
} ac_errand;

/* Leaves an errand to a thread of the pool that is awake and has no work. False where there is
 * none: the caller does it. */
bool ac_threads_send(ac_errand *errand);

/* Ends the threads; the next fork starts new ones. Not while a fork runs. */
void ac_threads_stop(void);

#endif
