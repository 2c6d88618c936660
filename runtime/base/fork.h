/*
 * fork() while other threads are inside the library.
 *
 * The child has the memory of all threads but only the thread that forked. Data that another thread
 * was changing would stay inconsistent there, and its locks locked. So the forking thread first
 * takes every lock of the library, and both processes release them afterwards. The child then drops
 * the state of the threads that it does not have. Work that was queued runs in the parent only.
 */
#ifndef AC_FORK_H
#define AC_FORK_H

#include <pthread.h>

/* The order in which locks are taken, here and everywhere: a thread that holds one takes only locks
 * further down. Locks of latches, graphs and the pool of threads are not listed; they are taken
 * last, and the child initialises them again. */
enum ac_fork_rank {
    AC_FORK_LIBRARY, /* start and stop */
    AC_FORK_SPACE,   /* reserved addresses */
    AC_FORK_BLOCKS,  /* physical memory */
    AC_FORK_EVENTS,
    AC_FORK_NOTIFIES,
    AC_FORK_REPORTERS,  /* threads that run callbacks */
    AC_FORK_EXCEPTIONS, /* callbacks for failures */
    AC_FORK_DEVICES,
    AC_FORK_CONTEXTS,
    AC_FORK_CONFIGS,
    AC_FORK_STREAMS,
    AC_FORK_GRAPHS,
    AC_FORK_REGIONS, /* known memory */
    AC_FORK_TRACE,   /* of strict mode: who uses which memory */
    AC_FORK_ZONE,    /* of strict mode: device memory */
    AC_FORK_LOG,     /* of observers, as the next four */
    AC_FORK_SUMMARY,
    AC_FORK_COVERAGE,
    AC_FORK_TIMELINE,
    AC_FORK_RECORD,
    AC_FORK_CACHES, /* which threads keep slots of pools */
    AC_FORK_POOLS,
    AC_FORK_ENVIRONMENT,
    AC_FORK_ERRORS,
    AC_FORK_FINDINGS, /* of strict mode, as the two below */
    AC_FORK_OBJECTS,
    AC_FORK_STACKS,
    AC_FORK_THREADS,
};

/* Something with locks. `forget` runs in the child after all locks were released; it may be
 * null. */
typedef struct ac_fork_part {
    enum ac_fork_rank rank;
    void (*hold)(void *of);
    void (*release)(void *of);
    void *of;
    void (*forget)(void);
    struct ac_fork_part *next;
} ac_fork_part;

void ac_fork_join(ac_fork_part *part);

/* Registers a part when the library is loaded. */
#define AC_FORK_PART(a_rank, a_hold, a_release, a_of, a_forget)                                    \
    __attribute__((constructor)) static void fork_join_##a_rank(void)                              \
    {                                                                                              \
        static ac_fork_part part = {.rank = (a_rank),                                              \
                                    .hold = (a_hold),                                              \
                                    .release = (a_release),                                        \
                                    .of = (a_of),                                                  \
                                    .forget = (a_forget)};                                         \
        ac_fork_join(&part);                                                                       \
    }

/* The same for a part that is one lock. */
#define AC_FORK_LOCK(a_rank, a_lock, a_forget)                                                     \
    AC_FORK_PART(a_rank, ac_fork_lock, ac_fork_unlock, a_lock, a_forget)

void ac_fork_lock(void *lock);
void ac_fork_unlock(void *lock);

#endif
