/*
 * A pool of threads shared by all streams, made when first needed.
 *
 * The pieces of a job do not depend on the number of threads, so results do not either. Threads
 * that find no job for a short time sleep. A caller that finds the pool busy with another job does
 * all its pieces itself instead of waiting.
 */
#ifndef AC_THREADS_H
#define AC_THREADS_H

#include <stdbool.h>
#include <stddef.h>

/* Calls run(context, piece) once for each piece below `pieces`, in any order and on any thread, and
 * returns when all are done. Pool threads are in the default floating-point environment. */
void ac_threads_fork(void (*run)(void *context, size_t piece), void *context, size_t pieces);

/* Short work that can wait for some microseconds, such as waking a thread that may not be needed
 * after all. It must stay in memory; `run` may be called after it has become unnecessary. */
typedef struct ac_errand {
    void (*run)(struct ac_errand *errand);
} ac_errand;

/* Gives an errand to a pool thread that is polling for work. False if there is none; the caller
 * then does it itself. */
bool ac_threads_send(ac_errand *errand);

/* Ends the threads; the next ac_threads_fork starts new ones. Not while one runs. */
void ac_threads_stop(void);

#endif
