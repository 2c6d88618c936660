/*
 * A latch opens once, when the work that it stands for is complete. Events, blocking callbacks and
 * copies that must not return early wait for latches. References are counted: the last who drops a
 * latch frees it.
 */
#ifndef AC_LATCH_H
#define AC_LATCH_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "strict/clock.h"

typedef struct ac_latch {
    _Atomic unsigned references;
    _Atomic bool open;
    bool failed;    /* the stream had failed; written before `open` */
    uint64_t stamp; /* nanoseconds; written before `open` */
    ac_clock known; /* in strict mode: the work that it stands for */
    /* Under a schedule, of an event: it opens when so many tasks of a stream are done. */
    struct ac_stream *stream;
    uint64_t place;
    pthread_mutex_t lock;
    pthread_cond_t opened;
} ac_latch;

/* A thread that waits, so that another can call it off. Guarded by the lock of the latch. */
typedef struct ac_wait {
    ac_latch *latch;
    bool cancelled;
} ac_wait;

/* Null where memory runs out. One reference, closed. */
ac_latch *ac_latch_make(void);
ac_latch *ac_latch_keep(ac_latch *latch);
void ac_latch_drop(ac_latch *latch);

/* Makes a latch that nobody else holds as good as new. */
void ac_latch_renew(ac_latch *latch);

/* Wakes all who wait. */
void ac_latch_open(ac_latch *latch);

/* In the child of fork(): nobody waits, and nothing is left to wait for. */
void ac_latch_forget(ac_latch *latch);

static inline bool ac_latch_is_open(ac_latch *latch)
{
    return atomic_load_explicit(&latch->open, memory_order_acquire);
}

/* Waits until the latch is open (true), the deadline (null: none; the clock of
 * ac_clock_deadline) is over, or the wait is cancelled. `wait` may be null. */
bool ac_latch_wait(ac_latch *latch, const struct timespec *deadline, ac_wait *wait);
void ac_wait_cancel(ac_wait *wait);

/* A clock that never goes back, in nanoseconds; a moment in the future of it. */
uint64_t ac_clock_now(void);
struct timespec ac_clock_deadline(int64_t milliseconds);

/* A condition whose timed waits use that clock. */
void ac_condition_prepare(pthread_cond_t *condition);

#endif
