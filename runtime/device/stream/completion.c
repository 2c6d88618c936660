#include "device/stream/completion.h"

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

ac_mark *ac_mark_make(void)
{
    ac_mark *const mark = malloc(sizeof(*mark));
    if (mark == NULL)
        return NULL;
    atomic_init(&mark->references, 1);
    (void)pthread_mutex_init(&mark->lock, NULL);
    ac_condition_prepare(&mark->passed);
    ac_mark_renew(mark);
    return mark;
}

ac_mark *ac_mark_keep(ac_mark *mark)
{
    atomic_fetch_add_explicit(&mark->references, 1, memory_order_relaxed);
    return mark;
}

void ac_mark_drop(ac_mark *mark)
{
    if (mark == NULL || atomic_fetch_sub_explicit(&mark->references, 1, memory_order_acq_rel) != 1)
        return;
    (void)pthread_cond_destroy(&mark->passed);
    (void)pthread_mutex_destroy(&mark->lock);
    free(mark);
}

void ac_mark_renew(ac_mark *mark)
{
    mark->failed = false;
    mark->stamp = 0;
    atomic_store_explicit(&mark->complete, false, memory_order_relaxed);
}

void ac_mark_complete(ac_mark *mark)
{
    mark->stamp = ac_clock_now();
    (void)pthread_mutex_lock(&mark->lock);
    atomic_store_explicit(&mark->complete, true, memory_order_release);
    (void)pthread_cond_broadcast(&mark->passed);
    (void)pthread_mutex_unlock(&mark->lock);
}

bool ac_mark_wait(ac_mark *mark, const struct timespec *deadline, ac_wait *wait)
{
    if (ac_mark_is_complete(mark))
        return true;
    int over = 0;
    (void)pthread_mutex_lock(&mark->lock);
    while (!ac_mark_is_complete(mark) && over == 0 && (wait == NULL || !wait->cancelled)) {
        if (deadline == NULL)
            (void)pthread_cond_wait(&mark->passed, &mark->lock);
        else
            over = pthread_cond_timedwait(&mark->passed, &mark->lock, deadline);
    }
    (void)pthread_mutex_unlock(&mark->lock);
    return ac_mark_is_complete(mark);
}

void ac_wait_cancel(ac_wait *wait)
{
    (void)pthread_mutex_lock(&wait->mark->lock);
    wait->cancelled = true;
    (void)pthread_cond_broadcast(&wait->mark->passed);
    (void)pthread_mutex_unlock(&wait->mark->lock);
}
