/*
 * Functions of the program that streams call, on the stream's thread or on a thread of the program.
 */
#include <stdlib.h>

#include "acl/acl.h"
#include "base/error.h"
#include "device/stream/context.h"
#include "device/stream/queue.h"
#include "device/stream/reporter.h"
#include "device/stream/submit.h"
#include "device/stream/wait.h"
#include "device/stream/watch.h"

/* Host functions, on the thread of the stream. */
typedef struct host_task {
    ac_task task;
    aclrtHostFunc function;
    void *arguments;
    ac_clock known; /* in strict mode: the work before it, which is done when the function runs */
} host_task;

static int host_run(ac_task *task)
{
    const host_task *const host = (const host_task *)task;
    ac_watch_passed_clock(&host->known);
    host->function(host->arguments);
    return ACL_SUCCESS;
}

static void host_done(ac_task *task)
{
    ac_clock_clear(&((host_task *)task)->known);
    free(task);
}

/* What a stream knows before a function of the program that it is given. False where memory runs
 * out. */
static bool known_record(aclrtStream handle, ac_clock *known)
{
    if (!ac_strict(AC_STRICT_TRACE))
        return true;
    ac_stream *const stream =
        (ac_stream *)ac_slot_find(&ac_streams, handle != NULL ? handle : ac_current.stream);
    return stream == NULL || (ac_stream_state(stream) & AC_STREAM_CAPTURE) != 0 ||
           ac_watch_record(stream, known);
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
        .task = {.name = "aclrtLaunchHostFunc", .run = host_run, .done = host_done, .blocks = true},
        .function = fn,
        .arguments = args};
    if (!known_record(stream, &host->known)) {
        host_done(&host->task);
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION,
                         "aclrtLaunchHostFunc: the memory is used up");
    }
    const int status = ac_stream_submit(stream, &host->task, false);
    if (status != ACL_SUCCESS)
        host_done(&host->task);
    return status;
}

/* Callbacks, on threads of the program. */
aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream)
{
    ac_stream *found;
    const void *handle;
    const int status = ac_stream_get(stream, true, "aclrtSubscribeReport", &found, &handle);
    return status == ACL_SUCCESS ? ac_reporter_bind(&found->reporter, threadId, handle) : status;
}

aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream)
{
    ac_stream *found;
    const void *handle;
    const int status = ac_stream_get(stream, false, "aclrtUnSubscribeReport", &found, &handle);
    return status == ACL_SUCCESS ? ac_reporter_unbind(&found->reporter, threadId, handle) : status;
}

typedef struct callback_task {
    ac_task task;
    ac_stream *stream;
    ac_report *report; /* null once the thread of the program has it */
    ac_latch *latch;   /* of one that the stream waits for; or null */
    ac_clock known;    /* as that of a host function */
} callback_task;

static int callback_run(ac_task *task)
{
    callback_task *const launched = (callback_task *)task;
    ac_watch_passed_clock(&launched->known);
    const int status = ac_reporter_call(&launched->stream->reporter, launched->report);
    if (status != ACL_SUCCESS)
        return status;
    launched->report = NULL;
    return launched->latch == NULL ? ACL_SUCCESS
                                   : ac_stream_block(launched->latch, 0, "aclrtLaunchCallback");
}

static void callback_done(ac_task *task)
{
    callback_task *const launched = (callback_task *)task;
    ac_report_drop(launched->report);
    ac_latch_drop(launched->latch);
    ac_clock_clear(&launched->known);
    free(launched);
}

/* The task with all that it needs when its turn comes: a callback that failed then would let the
 * work behind it run before it. Null if memory is exhausted. */
static callback_task *callback_make(ac_stream *stream, aclrtCallback function, void *data,
                                    bool waits)
{
    callback_task *const task = malloc(sizeof(*task));
    if (task == NULL)
        return NULL;
    *task = (callback_task){.task = {.name = "aclrtLaunchCallback",
                                     .run = callback_run,
                                     .done = callback_done,
                                     .blocks = true,
                                     .once = true},
                            .stream = stream,
                            .latch = waits ? ac_latch_make() : NULL};
    if (!waits || task->latch != NULL)
        task->report = ac_report_make(function, data, task->latch);
    if (task->report != NULL && ac_watch_record(stream, &task->known))
        return task;
    callback_done(&task->task);
    return NULL;
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
    if (!ac_reporter_is_bound(&found->reporter))
        return ac_refuse(ACL_ERROR_RT_STREAM_NO_CB_REG,
                         "aclrtLaunchCallback: stream %p has no thread for callbacks; "
                         "aclrtSubscribeReport binds one",
                         handle);
    callback_task *const task = callback_make(found, fn, userData, blockType == ACL_CALLBACK_BLOCK);
    if (task == NULL)
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION,
                         "aclrtLaunchCallback: the memory is used up");
    status = ac_stream_queue(found, handle, &task->task);
    if (status != ACL_SUCCESS)
        callback_done(&task->task);
    return status;
}
