#include "device/stream/reporter.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/error.h"
#include "base/fork.h"

struct ac_report {
    ac_report *next;
    aclrtCallback function;
    void *data;
    ac_latch *latch; /* opened when the callback has run, for a stream that waits; or null */
};

struct ac_reporter {
    struct ac_reporter *next;
    uint64_t thread;
    unsigned streams; /* streams bound to it */
    unsigned waiting; /* running calls of aclrtProcessReport */
    ac_report *first;
    ac_report *last;
    pthread_cond_t arrived;
};

static pthread_mutex_t reporters_lock = PTHREAD_MUTEX_INITIALIZER;
static ac_reporter *reporters;

static ac_reporter *reporter_find(uint64_t thread)
{
    ac_reporter *reporter = reporters;
    while (reporter != NULL && reporter->thread != thread)
        reporter = reporter->next;
    return reporter;
}

ac_report *ac_report_make(aclrtCallback function, void *data, ac_latch *latch)
{
    ac_report *const report = malloc(sizeof(*report));
    if (report != NULL)
        *report = (ac_report){.function = function,
                              .data = data,
                              .latch = latch == NULL ? NULL : ac_latch_keep(latch)};
    return report;
}

void ac_report_drop(ac_report *report)
{
    if (report == NULL)
        return;
    if (report->latch != NULL) {
        ac_latch_open(report->latch);
        ac_latch_drop(report->latch);
    }
    free(report);
}

static void report_end(void *report)
{
    ac_report_drop(report);
}

/* Frees a reporter without references, and drops its callbacks, which will not run. */
static void reporter_sweep(ac_reporter *reporter)
{
    if (reporter->streams != 0)
        return;
    (void)pthread_cond_broadcast(&reporter->arrived);
    if (reporter->waiting != 0)
        return;
    ac_reporter **place = &reporters;
    while (*place != reporter)
        place = &(*place)->next;
    *place = reporter->next;
    while (reporter->first != NULL) {
        ac_report *const call = reporter->first;
        reporter->first = call->next;
        ac_report_drop(call);
    }
    (void)pthread_cond_destroy(&reporter->arrived);
    free(reporter);
}

static _Thread_local ac_report *running; /* the callback that this thread is running */

/* In the child of fork() no stream waits for a callback and no thread waits for callbacks. */
static void reporters_forget(void)
{
    ac_reporter *next;
    if (running != NULL && running->latch != NULL)
        ac_latch_forget(running->latch);
    for (ac_reporter *reporter = reporters; reporter != NULL; reporter = next) {
        next = reporter->next;
        for (ac_report *call = reporter->first; call != NULL; call = call->next)
            if (call->latch != NULL)
                ac_latch_forget(call->latch);
        ac_condition_prepare(&reporter->arrived);
        reporter->waiting = 0;
        reporter_sweep(reporter);
    }
}

AC_FORK_LOCK(AC_FORK_REPORTERS, &reporters_lock, reporters_forget)

static void reporter_leave(ac_reporter **bound)
{
    ac_reporter *const reporter = *bound;
    *bound = NULL;
    reporter->streams--;
    reporter_sweep(reporter);
}

void ac_reporter_forget(ac_reporter **bound)
{
    (void)pthread_mutex_lock(&reporters_lock);
    if (*bound != NULL)
        reporter_leave(bound);
    (void)pthread_mutex_unlock(&reporters_lock);
}

bool ac_reporter_is_bound(ac_reporter **bound)
{
    (void)pthread_mutex_lock(&reporters_lock);
    const bool is_bound = *bound != NULL;
    (void)pthread_mutex_unlock(&reporters_lock);
    return is_bound;
}

int ac_reporter_bind(ac_reporter **bound, uint64_t thread, const void *handle)
{
    int status = ACL_SUCCESS;
    (void)pthread_mutex_lock(&reporters_lock);
    ac_reporter *reporter = reporter_find(thread);
    if (*bound != NULL) {
        status = ac_refuse(ACL_ERROR_RT_STREAM_SUBSCRIBE,
                           "aclrtSubscribeReport: stream %p is bound to thread %llu already",
                           handle, (unsigned long long)(*bound)->thread);
    } else if (reporter == NULL && (reporter = calloc(1, sizeof(*reporter))) == NULL) {
        status = ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION,
                           "aclrtSubscribeReport: the memory is used up");
    } else {
        if (reporter->streams == 0 && reporter->waiting == 0) {
            ac_condition_prepare(&reporter->arrived);
            reporter->thread = thread;
            reporter->next = reporters;
            reporters = reporter;
        }
        reporter->streams++;
        *bound = reporter;
    }
    (void)pthread_mutex_unlock(&reporters_lock);
    return status;
}

int ac_reporter_unbind(ac_reporter **bound, uint64_t thread, const void *handle)
{
    int status = ACL_SUCCESS;
    (void)pthread_mutex_lock(&reporters_lock);
    if (*bound == NULL || (*bound)->thread != thread)
        status = ac_refuse(ACL_ERROR_RT_THREAD_SUBSCRIBE,
                           "aclrtUnSubscribeReport: stream %p is not bound to thread %llu", handle,
                           (unsigned long long)thread);
    else
        reporter_leave(bound);
    (void)pthread_mutex_unlock(&reporters_lock);
    return status;
}

int ac_reporter_call(ac_reporter **bound, ac_report *report)
{
    (void)pthread_mutex_lock(&reporters_lock);
    ac_reporter *const reporter = *bound;
    if (reporter != NULL) {
        if (reporter->first == NULL)
            reporter->first = report;
        else
            reporter->last->next = report;
        reporter->last = report;
        (void)pthread_cond_signal(&reporter->arrived);
    }
    (void)pthread_mutex_unlock(&reporters_lock);
    if (reporter != NULL)
        return ACL_SUCCESS;
    return ac_refuse(ACL_ERROR_RT_STREAM_NO_CB_REG,
                     "aclrtLaunchCallback: the stream lost its thread before the callback ran");
}

aclError aclrtProcessReport(int32_t timeout)
{
    if (timeout == 0 || timeout < -1)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclrtProcessReport: timeout is %d; milliseconds above 0, or -1 for no "
                         "limit, are allowed",
                         (int)timeout);
    const struct timespec deadline = ac_clock_deadline(timeout < 0 ? 0 : timeout);
    ac_report *call = NULL;
    int over = 0;
    (void)pthread_mutex_lock(&reporters_lock);
    ac_reporter *const reporter = reporter_find((uint64_t)pthread_self());
    if (reporter != NULL) {
        reporter->waiting++;
        while (reporter->first == NULL && reporter->streams != 0 && over == 0) {
            if (timeout < 0)
                (void)pthread_cond_wait(&reporter->arrived, &reporters_lock);
            else
                over = pthread_cond_timedwait(&reporter->arrived, &reporters_lock, &deadline);
        }
        call = reporter->first;
        if (call != NULL)
            reporter->first = call->next;
        reporter->waiting--;
        reporter_sweep(reporter);
    }
    (void)pthread_mutex_unlock(&reporters_lock);
    if (call != NULL) {
        /* A stream may wait for the callback, so the latch is opened even if it ends the thread. */
        ac_report *const outer = running;
        running = call;
        pthread_cleanup_push(report_end, call);
        call->function(call->data);
        pthread_cleanup_pop(1);
        running = outer;
        return ACL_SUCCESS;
    }
    if (over != 0)
        return ac_refuse(ACL_ERROR_RT_REPORT_TIMEOUT,
                         "aclrtProcessReport: no callback came within %d ms", (int)timeout);
    return ac_refuse(ACL_ERROR_RT_THREAD_SUBSCRIBE,
                     "aclrtProcessReport: no stream is bound to this thread; aclrtSubscribeReport "
                     "binds one");
}
