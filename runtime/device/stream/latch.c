#include "device/stream/latch.h"

#include <stdlib.h>
#include <time.h>

uint64_t ac_clock_now(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000U + (uint64_t)now.tv_nsec;
}

struct timespec ac_clock_deadline(int64_t milliseconds)
{
    struct timespec moment;
    (void)clock_gettime(CLOCK_MONOTONIC, &moment);
    moment.tv_sec += (time_t)(milliseconds / 1000);
    moment.tv_nsec += (long)(milliseconds % 1000) * 1000000;
    if (moment.tv_nsec >= 1000000000) {
        moment.tv_sec++;
        moment.tv_nsec -= 1000000000;
    }
    return moment;
}

void ac_condition_prepare(pthread_cond_t *condition)
{
    pthread_condattr_t attributes;
    (void)pthread_condattr_init(&attributes);
    (void)pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    (void)pthread_cond_init(condition, &attributes);
    (void)pthread_condattr_destroy(&attributes);
}

void ac_latch_begin(ac_latch *latch)
{
    atomic_init(&latch->references, 1);
    latch->known = (ac_clock){.count = 0};
    latch->stream = NULL;
    latch->place = 0;
    (void)pthread_mutex_init(&latch->lock, NULL);
    ac_condition_prepare(&latch->opened);
    ac_latch_renew(latch);
}

void ac_latch_end(ac_latch *latch)
{
    (void)pthread_cond_destroy(&latch->opened);
    (void)pthread_mutex_destroy(&latch->lock);
    ac_clock_clear(&latch->known);
}

ac_latch *ac_latch_make(void)
{
    ac_latch *const latch = malloc(sizeof(*latch));
    if (latch != NULL)
        ac_latch_begin(latch);
    return latch;
}

ac_latch *ac_latch_keep(ac_latch *latch)
{
    atomic_fetch_add_explicit(&latch->references, 1, memory_order_relaxed);
    return latch;
}

void ac_latch_drop(ac_latch *latch)
{
    if (latch == NULL ||
        atomic_fetch_sub_explicit(&latch->references, 1, memory_order_acq_rel) != 1)
        return;
    ac_latch_end(latch);
    free(latch);
}

void ac_latch_renew(ac_latch *latch)
{
    latch->failed = false;
    latch->stamp = 0;
    atomic_store_explicit(&latch->open, false, memory_order_relaxed);
}

void ac_latch_open(ac_latch *latch)
{
    latch->stamp = ac_clock_now();
    (void)pthread_mutex_lock(&latch->lock);
    atomic_store_explicit(&latch->open, true, memory_order_release);
    (void)pthread_cond_broadcast(&latch->opened);
    (void)pthread_mutex_unlock(&latch->lock);
}

void ac_latch_forget(ac_latch *latch)
{
    (void)pthread_mutex_init(&latch->lock, NULL);
    ac_condition_prepare(&latch->opened);
    if (ac_latch_is_open(latch))
        return;
    latch->failed = false;
    latch->stamp = ac_clock_now();
    atomic_store_explicit(&latch->open, true, memory_order_release);
}

bool ac_latch_wait(ac_latch *latch, const struct timespec *deadline, ac_wait *wait)
{
    if (ac_latch_is_open(latch))
        return true;
    int over = 0;
    (void)pthread_mutex_lock(&latch->lock);
    while (!ac_latch_is_open(latch) && over == 0 && (wait == NULL || !wait->cancelled)) {
        if (deadline == NULL)
            (void)pthread_cond_wait(&latch->opened, &latch->lock);
        else
            over = pthread_cond_timedwait(&latch->opened, &latch->lock, deadline);
    }
    (void)pthread_mutex_unlock(&latch->lock);
    return ac_latch_is_open(latch);
}

void ac_wait_cancel(ac_wait *wait)
{
    (void)pthread_mutex_lock(&wait->latch->lock);
    wait->cancelled = true;
    (void)pthread_cond_broadcast(&wait->latch->opened);
    (void)pthread_mutex_unlock(&wait->latch->lock);
}
