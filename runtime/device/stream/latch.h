/*
 * A latch is a flag that is set (opened) once, when the work it stands for is complete. Events,
 * blocking callbacks and copies that must not return early wait for latches. They are
 * reference-counted: dropping the last reference frees the latch.
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

/* A waiting thread, so that another one can cancel its wait. Guarded by the lock of the latch. */
typedef struct ac_wait {
    ac_latch *latch;
    bool cancelled;
} ac_wait;

/* A closed latch with one reference; null if memory is exhausted. */
ac_latch *ac_latch_make(void);

/* The same in memory of the caller, who alone refers to it and ends it when no other thread can
 * reach it any more. */
void ac_latch_begin(ac_latch *latch);
void ac_latch_end(ac_latch *latch);

ac_latch *ac_latch_keep(ac_latch *latch);
void ac_latch_drop(ac_latch *latch);

/* Resets a latch of which the caller holds the only reference. */
void ac_latch_renew(ac_latch *latch);

/* Opens the latch and wakes all waiters. */
void ac_latch_open(ac_latch *latch);

/* In the child of fork(): no thread waits, and there is nothing to wait for. */
void ac_latch_forget(ac_latch *latch);

static inline bool ac_latch_is_open(ac_latch *latch)
{
    return atomic_load_explicit(&latch->open, memory_order_acquire);
}

/* Waits until the latch is open (true), the deadline (null: none; on the clock of
 * ac_clock_deadline) has passed, or the wait is cancelled. `wait` may be null. */
bool ac_latch_wait(ac_latch *latch, const struct timespec *deadline, ac_wait *wait);
void ac_wait_cancel(ac_wait *wait);

/* A monotonic clock, in nanoseconds; a deadline on it. */
uint64_t ac_clock_now(void);
struct timespec ac_clock_deadline(int64_t milliseconds);

/* Initialises a condition whose timed waits use that clock. */
void ac_condition_prepare(pthread_cond_t *condition);

#endif
