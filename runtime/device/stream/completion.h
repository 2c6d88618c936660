/*
 * A mark is passed once: work that was captured is complete. Events, blocking callbacks and copies
 * that must not return early wait for marks. Marks are counted: the last who lets go frees.
 */
#ifndef AC_ACL_MARK_H
#define AC_ACL_MARK_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct ac_mark {
    _Atomic unsigned references;
    _Atomic bool complete;
    bool failed;    /* the stream had failed; written before `complete` */
    uint64_t stamp; /* nanoseconds; written before `complete` */
    pthread_mutex_t lock;
    pthread_cond_t passed;
} ac_mark;

/* A thread that waits for a mark, so that another can call it off. Guarded by the lock of the mark.
 */
typedef struct ac_wait {
    ac_mark *mark;
    bool cancelled;
} ac_wait;

/* Null where memory runs out. One reference, not complete. */
ac_mark *ac_mark_make(void);
ac_mark *ac_mark_keep(ac_mark *mark);
void ac_mark_drop(ac_mark *mark);

/* Makes a mark that nobody else holds as good as new. */
void ac_mark_renew(ac_mark *mark);

void ac_mark_complete(ac_mark *mark);

static inline bool ac_mark_is_complete(ac_mark *mark)
{
    return atomic_load_explicit(&mark->complete, memory_order_acquire);
}

/* Waits until the mark is complete (true), the deadline (null: none; the clock of
 * ac_clock_deadline) is over, or the wait is cancelled. `wait` may be null. */
bool ac_mark_wait(ac_mark *mark, const struct timespec *deadline, ac_wait *wait);
void ac_wait_cancel(ac_wait *wait);

/* A clock that never goes back, in nanoseconds; a moment in the future of it. */
uint64_t ac_clock_now(void);
struct timespec ac_clock_deadline(int64_t milliseconds);

/* A condition whose timed waits use that clock. */
void ac_condition_prepare(pthread_cond_t *condition);

#endif
