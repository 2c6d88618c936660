#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "base/error.h"
#include "device/stream/blocking.h"
#include "device/stream/queue.h"

/* Host functions, on the thread of the stream. */
typedef struct host_task {
    ac_task task;
    aclrtHostFunc function;
    void *arguments;
} host_task;

int ac_host_function_run(ac_task *task)
{
    const host_task *const host = (const host_task *)task;
    host->function(host->arguments);
    return ACL_SUCCESS;
}

static void task_free(ac_task *task)
{
    free(task);
}

aclError aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void *args)
{
    if (fn == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtLaunchHostFunc: fn is null");
    host_task *const host = malloc(sizeof(*host));
    if (host == NULL)
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION,
                         "aclrtLaunchHostFunc: the memory is used up");
    *host = (host_task){
        .task = {.name = "aclrtLaunchHostFunc", .run = ac_host_function_run, .done = task_free},
        .function = fn,
        .arguments = args};
    const int status = ac_stream_submit(stream, &host->task, false);
    if (status != ACL_SUCCESS)
        free(host);
    return status;
}

/* Callbacks, on threads of the program. A thread has a list of callbacks to run while streams are
 * bound to it. All of it is guarded by one lock; it is no path of operators. */
typedef struct report {
    struct report *next;
    aclrtCallback function;
    void *data;
    ac_mark *mark; /* for a stream that waits; or null */
} report;

typedef struct ac_reporter {
    struct ac_reporter *next;
    uint64_t thread;
    unsigned streams; /* bound to it */
    unsigned waiting; /* calls of aclrtProcessReport */
    report *first;
    report *last;
    pthread_cond_t arrived;
} ac_reporter;

static pthread_mutex_t reporters_lock = PTHREAD_MUTEX_INITIALIZER;
static ac_reporter *reporters;

static ac_reporter *reporter_find(uint64_t thread)
{
    ac_reporter *reporter = reporters;
    while (reporter != NULL && reporter->thread != thread)
        reporter = reporter->next;
    return reporter;
}

static void report_free(void *done)
{
    report *const call = done;
    if (call->mark != NULL) {
        ac_mark_complete(call->mark);
        ac_mark_drop(call->mark);
    }
    free(call);
}

/* Frees a reporter that nothing refers to any more; callbacks that nobody will run are dropped. */
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
        report *const call = reporter->first;
        reporter->first = call->next;
        report_free(call);
    }
    (void)pthread_cond_destroy(&reporter->arrived);
    free(reporter);
}

static void reporter_unbind(ac_stream *stream)
{
    ac_reporter *const reporter = stream->reporter;
    stream->reporter = NULL;
    reporter->streams--;
    reporter_sweep(reporter);
}

void ac_reporter_forget(ac_stream *stream)
{
    (void)pthread_mutex_lock(&reporters_lock);
    if (stream->reporter != NULL)
        reporter_unbind(stream);
    (void)pthread_mutex_unlock(&reporters_lock);
}

aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream)
{
    ac_stream *found;
    const void *handle;
    int status = ac_stream_get(stream, true, "aclrtSubscribeReport", &found, &handle);
    if (status != ACL_SUCCESS)
        return status;
    (void)pthread_mutex_lock(&reporters_lock);
    ac_reporter *reporter = reporter_find(threadId);
    if (found->reporter != NULL) {
        status = ac_refuse(ACL_ERROR_RT_STREAM_SUBSCRIBE,
                           "aclrtSubscribeReport: stream %p is bound to thread %llu already",
                           handle, (unsigned long long)found->reporter->thread);
    } else if (reporter == NULL && (reporter = calloc(1, sizeof(*reporter))) == NULL) {
        status = ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION,
                           "aclrtSubscribeReport: the memory is used up");
    } else {
        if (reporter->streams == 0 && reporter->waiting == 0) {
            ac_condition_prepare(&reporter->arrived);
            reporter->thread = threadId;
            reporter->next = reporters;
            reporters = reporter;
        }
        reporter->streams++;
        found->reporter = reporter;
    }
    (void)pthread_mutex_unlock(&reporters_lock);
    return status;
}

aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream)
{
    ac_stream *found;
    const void *handle;
    int status = ac_stream_get(stream, false, "aclrtUnSubscribeReport", &found, &handle);
    if (status != ACL_SUCCESS)
        return status;
    (void)pthread_mutex_lock(&reporters_lock);
    if (found->reporter == NULL || found->reporter->thread != threadId)
        status = ac_refuse(ACL_ERROR_RT_THREAD_SUBSCRIBE,
                           "aclrtUnSubscribeReport: stream %p is not bound to thread %llu", handle,
                           (unsigned long long)threadId);
    else
        reporter_unbind(found);
    (void)pthread_mutex_unlock(&reporters_lock);
    return status;
}

typedef struct callback_task {
    ac_task task;
    ac_stream *stream;
    aclrtCallback function;
    void *data;
    bool blocks;
} callback_task;

int ac_callback_run(ac_task *task)
{
    const callback_task *const launched = (const callback_task *)task;
    report *const call = calloc(1, sizeof(*call));
    ac_mark *const mark = launched->blocks ? ac_mark_make() : NULL;
    if (call == NULL || (launched->blocks && mark == NULL)) {
        free(call);
        ac_mark_drop(mark);
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION,
                         "aclrtLaunchCallback: the memory is used up");
    }
    call->function = launched->function;
    call->data = launched->data;

    (void)pthread_mutex_lock(&reporters_lock);
    ac_reporter *const reporter = launched->stream->reporter;
    if (reporter != NULL) {
        call->mark = mark == NULL ? NULL : ac_mark_keep(mark);
        if (reporter->first == NULL)
            reporter->first = call;
        else
            reporter->last->next = call;
        reporter->last = call;
        (void)pthread_cond_signal(&reporter->arrived);
    }
    (void)pthread_mutex_unlock(&reporters_lock);

    int status = ACL_SUCCESS;
    if (reporter == NULL) {
        free(call);
        status =
            ac_refuse(ACL_ERROR_RT_STREAM_NO_CB_REG,
                      "aclrtLaunchCallback: the stream lost its thread before the callback ran");
    } else if (mark != NULL) {
        status = ac_stream_block(mark, 0, "aclrtLaunchCallback");
    }
    ac_mark_drop(mark);
    return status;
}

aclError aclrtLaunchCallback(aclrtCallback fn, void *userData, aclrtCallbackBlockType blockType,
                             aclrtStream stream)
{
    ac_stream *found;
    const void *handle;
    if (fn == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtLaunchCallback: fn is null");
    if (blockType != ACL_CALLBACK_NO_BLOCK && blockType != ACL_CALLBACK_BLOCK)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclrtLaunchCallback: blockType is %d; 0 (ACL_CALLBACK_NO_BLOCK) and 1 "
                         "(ACL_CALLBACK_BLOCK) are allowed",
                         (int)blockType);
    int status = ac_stream_get(stream, true, "aclrtLaunchCallback", &found, &handle);
    if (status != ACL_SUCCESS)
        return status;
    (void)pthread_mutex_lock(&reporters_lock);
    const bool bound = found->reporter != NULL;
    (void)pthread_mutex_unlock(&reporters_lock);
    if (!bound)
        return ac_refuse(ACL_ERROR_RT_STREAM_NO_CB_REG,
                         "aclrtLaunchCallback: stream %p has no thread for callbacks; "
                         "aclrtSubscribeReport binds one",
                         handle);
    if ((atomic_load_explicit(&found->state, memory_order_acquire) & AC_STREAM_CAPTURE) != 0)
        return ac_refuse(ACL_ERROR_RT_STREAM_CAPTURED,
                         "aclrtLaunchCallback: stream %p is being captured; aclrtLaunchHostFunc is "
                         "allowed there",
                         handle);
    callback_task *const task = malloc(sizeof(*task));
    if (task == NULL)
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION,
                         "aclrtLaunchCallback: the memory is used up");
    *task = (callback_task){
        .task = {.name = "aclrtLaunchCallback", .run = ac_callback_run, .done = task_free},
        .stream = found,
        .function = fn,
        .data = userData,
        .blocks = blockType == ACL_CALLBACK_BLOCK};
    status = ac_stream_queue(found, handle, &task->task);
    if (status != ACL_SUCCESS)
        free(task);
    return status;
}

aclError aclrtProcessReport(int32_t timeout)
{
    if (timeout == 0 || timeout < -1)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclrtProcessReport: timeout is %d; milliseconds above 0, or -1 for no "
                         "limit, are allowed",
                         (int)timeout);
    const struct timespec deadline = ac_clock_deadline(timeout < 0 ? 0 : timeout);
    report *call = NULL;
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
        /* A stream may wait for the end of the callback, even if that ends the thread. */
        pthread_cleanup_push(report_free, call);
        call->function(call->data);
        pthread_cleanup_pop(1);
        return ACL_SUCCESS;
    }
    if (over != 0)
        return ac_refuse(ACL_ERROR_RT_REPORT_TIMEOUT,
                         "aclrtProcessReport: no callback came within %d ms", (int)timeout);
    return ac_refuse(ACL_ERROR_RT_THREAD_SUBSCRIBE,
                     "aclrtProcessReport: no stream is bound to this thread; aclrtSubscribeReport "
                     "binds one");
}

/* Failures of tasks. */
struct aclrtExceptionInfo {
    uint32_t task;
    uint32_t stream;
    uint32_t thread;
    uint32_t device;
    uint32_t code;
};

enum { EXCEPTION_CALLBACKS_MAX = 32 };

static struct {
    pthread_mutex_t lock;
    aclrtExceptionInfoCallback single; /* of aclrtSetExceptionInfoCallback */
    aclrtExceptionInfoCallback list[EXCEPTION_CALLBACKS_MAX];
    size_t count;
} exceptions = {.lock = PTHREAD_MUTEX_INITIALIZER};

void ac_exception_report(const ac_stream *stream, int status)
{
    aclrtExceptionInfoCallback calls[EXCEPTION_CALLBACKS_MAX + 1];
    size_t count = 0;
    (void)pthread_mutex_lock(&exceptions.lock);
    if (exceptions.single != NULL)
        calls[count++] = exceptions.single;
    for (size_t i = 0; i < exceptions.count; i++)
        calls[count++] = exceptions.list[i];
    (void)pthread_mutex_unlock(&exceptions.lock);

    const uint64_t thread = (uint64_t)pthread_self();
    for (size_t i = 0; i < count; i++) {
        aclrtExceptionInfo info = {
            .task = atomic_load_explicit(&stream->tasks, memory_order_relaxed) - 1,
            .stream = (uint32_t)stream->slot.index,
            .thread = (uint32_t)(thread ^ thread >> 32),
            .device = (uint32_t)stream->device,
            .code = (uint32_t)status};
        calls[i](&info);
    }
}

aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback callback)
{
    (void)pthread_mutex_lock(&exceptions.lock);
    exceptions.single = callback;
    (void)pthread_mutex_unlock(&exceptions.lock);
    return ACL_SUCCESS;
}

aclError aclrtExceptionInfoCallbackRegister(aclrtExceptionInfoCallback callback)
{
    int status = ACL_SUCCESS;
    if (callback == NULL)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtExceptionInfoCallbackRegister: callback is null");
    (void)pthread_mutex_lock(&exceptions.lock);
    if (exceptions.count == EXCEPTION_CALLBACKS_MAX)
        status = ac_refuse(ACL_ERROR_RT_OVER_LIMIT,
                           "aclrtExceptionInfoCallbackRegister: %d callbacks are registered, which "
                           "is the most",
                           (int)EXCEPTION_CALLBACKS_MAX);
    else
        exceptions.list[exceptions.count++] = callback;
    (void)pthread_mutex_unlock(&exceptions.lock);
    return status;
}

aclError aclrtExceptionInfoCallbackUnregister(aclrtExceptionInfoCallback callback)
{
    if (callback == NULL)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtExceptionInfoCallbackUnregister: callback is null");
    (void)pthread_mutex_lock(&exceptions.lock);
    size_t i = 0;
    while (i < exceptions.count && exceptions.list[i] != callback)
        i++;
    const bool found = i < exceptions.count;
    if (found)
        exceptions.list[i] = exceptions.list[--exceptions.count];
    (void)pthread_mutex_unlock(&exceptions.lock);
    if (found)
        return ACL_SUCCESS;
    return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                     "aclrtExceptionInfoCallbackUnregister: the callback was not registered");
}

uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return info == NULL ? UINT32_MAX : info->task;
}

uint32_t aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return info == NULL ? UINT32_MAX : info->stream;
}

uint32_t aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return info == NULL ? UINT32_MAX : info->thread;
}

uint32_t aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return info == NULL ? UINT32_MAX : info->device;
}

uint32_t aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return info == NULL ? UINT32_MAX : info->code;
}
