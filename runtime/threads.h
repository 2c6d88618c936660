/*
 * A pool of threads shared by all streams, made when first needed.
 *
 * The pieces of a job are fixed before anybody knows how many threads will take them, so results
 * cannot depend on the number. Between jobs the threads sleep. A caller that finds the pool at work
 * for somebody else does its own pieces instead of waiting.
 */
#ifndef AC_THREADS_H
#define AC_THREADS_H

#include <stddef.h>

/* Calls run(context, piece) once for each piece below `pieces`, in any order and on any thread, and
 * returns when all are done. Pool threads are in the default floating-point environment. */
void ac_threads_fork(void (*run)(void *context, size_t piece), void *context, size_t pieces);

/* Ends the threads; the next fork starts new ones. Not while a fork runs. */
void ac_threads_stop(void);

#endif
