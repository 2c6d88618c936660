#include "device/stream/submit.h"

#include <stdio.h>

#include "base/error.h"
#include "device/stream/context.h"
#include "strict/lifetime.h"

static int refuse_stale(aclrtStream handle, const char *function)
{
    char text[96];
    (void)snprintf(text, sizeof(text), "stream %p does not exist; it was destroyed or is no stream",
                   handle);
    return ac_lifetime_refuse(ACL_ERROR_RT_INVALID_HANDLE, function, "stream", AC_KIND_STREAM,
                              handle, text);
}

int ac_stream_get(aclrtStream handle, bool adopt, const char *function, ac_stream **stream,
                  const void **found)
{
    const int order = ac_order_use(function, ACL_ERROR_UNINITIALIZE);
    if (order != ACL_SUCCESS)
        return order;
    if (handle == NULL) {
        handle = ac_current.stream;
        if (handle == NULL) {
            const int use = ac_context_use(function, false);
            if (use != ACL_SUCCESS)
                return use;
            if (!adopt)
                return ac_refuse(ACL_ERROR_RT_CONTEXT_NULL,
                                 "%s: stream is null and this thread has no context; "
                                 "aclrtSetDevice makes one",
                                 function);
            const int status = ac_context_adopt(function);
            if (status != ACL_SUCCESS)
                return status;
            handle = ac_current.stream;
        }
        *stream = (ac_stream *)ac_slot_find(&ac_streams, handle);
        if (*stream == NULL)
            return ac_refuse(ACL_ERROR_RT_CONTEXT_NULL,
                             "%s: stream is null and the context of this thread was destroyed",
                             function);
    } else {
        *stream = (ac_stream *)ac_slot_find(&ac_streams, handle);
        if (*stream == NULL)
            return refuse_stale(handle, function);
    }
    *found = handle;
    return ACL_SUCCESS;
}

int ac_stream_submit(aclrtStream handle, ac_task *task, int small)
{
    ac_stream *stream = NULL;
    const void *found = NULL;
    const int status = ac_stream_get(handle, true, task->name, &stream, &found);
    if (status != ACL_SUCCESS)
        return status;
    if (!small || !ac_stream_enter(stream, found))
        return ac_stream_queue(stream, found, task);
    ac_stream_run(stream, task);
    ac_stream_leave(stream);
    return ACL_SUCCESS;
}

ac_stream *ac_stream_take(aclrtStream handle)
{
    const void *const found = handle != NULL ? handle : ac_current.stream;
    ac_stream *const stream = (ac_stream *)ac_slot_find(&ac_streams, found);
    return stream != NULL && ac_stream_enter(stream, found) ? stream : NULL;
}

void ac_stream_give(ac_stream *stream, const char *name, int status, size_t position)
{
    ac_stream_ran(stream, name, status, position);
    ac_stream_leave(stream);
}
