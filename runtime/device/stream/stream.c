#include "device/stream/stream.h"

#include "base/error.h"
#include "device/stream/context.h"
#include "device/stream/end.h"
#include "device/stream/queue.h"
#include "device/stream/schedule.h"
#include "device/stream/submit.h"
#include "device/stream/wait.h"
#include "device/stream/watch.h"
#include "strict/inject.h"
#include "strict/object.h"

enum { PRIORITY_LOWEST = 7 };

static const uint32_t known_flags = ACL_STREAM_FAST_LAUNCH | ACL_STREAM_FAST_SYNC |
                                    ACL_STREAM_PERSISTENT | ACL_STREAM_HUGE |
                                    ACL_STREAM_CPU_SCHEDULE | ACL_STREAM_DEVICE_USE_ONLY;

int ac_stream_create(aclrtStream *stream, uint32_t priority, uint32_t flags, const char *function)
{
    ac_context *context;
    if (stream == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: stream is null", function);
    if ((flags & ~known_flags) != 0)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: flag is 0x%x; bits of 0x%x (ACL_STREAM_...) are allowed", function,
                         (unsigned)flags, (unsigned)known_flags);
    int status = ac_context_get(function, &context);
    if (status == ACL_SUCCESS)
        status = ac_stream_make(ac_current.context, context->device, false, flags, priority,
                                function, stream);
    if (status == ACL_SUCCESS)
        ac_object_made(AC_KIND_STREAM, *stream, 0, function);
    return status;
}

aclError aclrtCreateStream(aclrtStream *stream)
{
    return ac_stream_create(stream, 0, 0, "aclrtCreateStream");
}

aclError aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority, uint32_t flag)
{
    return ac_stream_create(stream, priority, flag, "aclrtCreateStreamWithConfig");
}

static int stream_destroy(aclrtStream handle, bool force, const char *function)
{
    ac_stream *stream;
    const void *found;
    if (handle == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: stream is null", function);
    const int status = ac_stream_get(handle, false, function, &stream, &found);
    if (status != ACL_SUCCESS)
        return status;
    if (ac_stream_is_default(stream, found))
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "%s: stream %p is the default stream of a context and ends with it",
                         function, handle);
    return ac_stream_end(stream, found, force, function);
}

aclError aclrtDestroyStream(aclrtStream stream)
{
    return stream_destroy(stream, false, "aclrtDestroyStream");
}

aclError aclrtDestroyStreamForce(aclrtStream stream)
{
    return stream_destroy(stream, true, "aclrtDestroyStreamForce");
}

/* Synchronising with streams that have these flags returns at once. */
static const uint32_t unawaited_flags =
    ACL_STREAM_PERSISTENT | ACL_STREAM_CPU_SCHEDULE | ACL_STREAM_DEVICE_USE_ONLY;

static int timeout_check(int32_t timeout, const char *function)
{
    if (timeout >= -1)
        return ACL_SUCCESS;
    return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                     "%s: timeout is %d; milliseconds, or -1 for no limit, are allowed", function,
                     (int)timeout);
}

static int stream_synchronize(aclrtStream handle, int32_t timeout, const char *function)
{
    ac_stream *stream;
    const void *found;
    int status = timeout_check(timeout, function);
    if (status == ACL_SUCCESS)
        status = ac_stream_get(handle, false, function, &stream, &found);
    if (status != ACL_SUCCESS)
        return status;
    if ((atomic_load_explicit(&stream->flags, memory_order_relaxed) & unawaited_flags) != 0)
        return ACL_SUCCESS;
    const uint64_t began = ac_observe_from();
    status = ac_stream_wait(stream, found, timeout, function);
    if (status == ACL_SUCCESS)
        status = ac_inject(AC_INJECT_SYNC, function);
    return ac_observe_until(function, began, status);
}

aclError aclrtSynchronizeStream(aclrtStream stream)
{
    return stream_synchronize(stream, -1, "aclrtSynchronizeStream");
}

aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout)
{
    return stream_synchronize(stream, timeout, "aclrtSynchronizeStreamWithTimeout");
}

static int device_synchronize(int32_t timeout, const char *function)
{
    ac_context *context;
    int status = timeout_check(timeout, function);
    if (status == ACL_SUCCESS)
        status = ac_context_get(function, &context);
    if (status != ACL_SUCCESS)
        return status;
    const uint64_t began = ac_observe_from();
    status = ac_stream_wait_all(context->device, NULL, timeout, function);
    if (status == ACL_SUCCESS)
        status = ac_inject(AC_INJECT_SYNC, function);
    return ac_observe_until(function, began, status);
}

aclError aclrtSynchronizeDevice(void)
{
    return device_synchronize(-1, "aclrtSynchronizeDevice");
}

aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout)
{
    return device_synchronize(timeout, "aclrtSynchronizeDeviceWithTimeout");
}

/* The stream behind a handle, locked, for functions that query or set its attributes. */
static int stream_lock(aclrtStream handle, const char *function, ac_stream **stream)
{
    const void *found;
    const int status = ac_stream_get(handle, false, function, stream, &found);
    if (status != ACL_SUCCESS)
        return status;
    (void)pthread_mutex_lock(&(*stream)->lock);
    if (ac_slot_is(&(*stream)->slot, found))
        return ACL_SUCCESS;
    (void)pthread_mutex_unlock(&(*stream)->lock);
    return ac_refuse(ACL_ERROR_RT_INVALID_HANDLE, "%s: stream %p was destroyed", function, found);
}

static int answer_check(const void *answer, const char *name, const char *function)
{
    if (answer != NULL)
        return ACL_SUCCESS;
    return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: %s is null", function, name);
}

aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *status)
{
    static const char function[] = "aclrtStreamQuery";
    ac_stream *found;
    const void *handle;
    int code = answer_check(status, "status", function);
    if (code == ACL_SUCCESS)
        code = ac_stream_get(stream, false, function, &found, &handle);
    if (code != ACL_SUCCESS)
        return code;
    const unsigned state = ac_stream_state(found);
    if ((state & AC_STREAM_CAPTURE) != 0)
        return ac_refuse(ACL_ERROR_RT_STREAM_CAPTURED, "%s: stream %p is being captured", function,
                         stream);
    *status = (state & (AC_STREAM_OWNED | AC_STREAM_QUEUED)) != 0 ? ACL_STREAM_STATUS_NOT_READY
                                                                  : ACL_STREAM_STATUS_COMPLETE;
    if (*status == ACL_STREAM_STATUS_COMPLETE) {
        ac_watch_passed(found);
    } else {
        if (ac_scheduled())
            ac_stream_ask_all(found);
        (void)pthread_mutex_lock(&found->lock);
        ac_stream_rouse(found);
        (void)pthread_mutex_unlock(&found->lock);
    }
    return ACL_SUCCESS;
}

aclError aclrtStreamGetId(aclrtStream stream, int32_t *streamId)
{
    static const char function[] = "aclrtStreamGetId";
    ac_stream *found;
    const void *handle;
    int code = answer_check(streamId, "streamId", function);
    if (code == ACL_SUCCESS)
        code = ac_stream_get(stream, false, function, &found, &handle);
    if (code == ACL_SUCCESS)
        *streamId = (int32_t)found->slot.index;
    return code;
}

static int attribute_get(aclrtStream stream, enum ac_stream_attribute which, uint32_t *value,
                         const char *function)
{
    ac_stream *found;
    const int status = stream_lock(stream, function, &found);
    if (status != ACL_SUCCESS)
        return status;
    *value = found->attributes[which];
    (void)pthread_mutex_unlock(&found->lock);
    return ACL_SUCCESS;
}

static int attribute_set(aclrtStream stream, enum ac_stream_attribute which, uint32_t value,
                         const char *function)
{
    ac_stream *found;
    const int status = stream_lock(stream, function, &found);
    if (status != ACL_SUCCESS)
        return status;
    found->attributes[which] = value;
    (void)pthread_mutex_unlock(&found->lock);
    return ACL_SUCCESS;
}

aclError aclrtStreamGetFlags(aclrtStream stream, uint32_t *flags)
{
    static const char function[] = "aclrtStreamGetFlags";
    ac_stream *found;
    int status = answer_check(flags, "flags", function);
    if (status == ACL_SUCCESS)
        status = stream_lock(stream, function, &found);
    if (status != ACL_SUCCESS)
        return status;
    *flags = atomic_load_explicit(&found->flags, memory_order_relaxed);
    (void)pthread_mutex_unlock(&found->lock);
    return ACL_SUCCESS;
}

aclError aclrtStreamGetPriority(aclrtStream stream, uint32_t *priority)
{
    static const char function[] = "aclrtStreamGetPriority";
    const int status = answer_check(priority, "priority", function);
    if (status != ACL_SUCCESS)
        return status;
    return attribute_get(stream, AC_STREAM_PRIORITY, priority, function);
}

aclError aclrtDeviceGetStreamPriorityRange(int32_t *leastPriority, int32_t *greatestPriority)
{
    if (leastPriority == NULL || greatestPriority == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtDeviceGetStreamPriorityRange: %s is null",
                         leastPriority == NULL ? "leastPriority" : "greatestPriority");
    *leastPriority = PRIORITY_LOWEST;
    *greatestPriority = 0;
    return ACL_SUCCESS;
}

aclError aclrtGetStreamAvailableNum(uint32_t *streamCount)
{
    if (streamCount == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclrtGetStreamAvailableNum: streamCount is null");
    *streamCount = (uint32_t)ac_stream_left();
    return ACL_SUCCESS;
}

aclError aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode)
{
    ac_stream *found;
    const void *handle;
    int status = ACL_SUCCESS;
    if (stream == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclrtSetStreamFailureMode: stream is null; the default stream always "
                         "continues");
    if (mode != ACL_CONTINUE_ON_FAILURE && mode != ACL_STOP_ON_FAILURE)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtSetStreamFailureMode: mode is %llu; 0 (ACL_CONTINUE_ON_FAILURE) and "
                         "1 (ACL_STOP_ON_FAILURE) are allowed",
                         (unsigned long long)mode);
    status = ac_stream_get(stream, false, "aclrtSetStreamFailureMode", &found, &handle);
    if (status != ACL_SUCCESS)
        return status;
    if (ac_stream_is_default(found, handle))
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtSetStreamFailureMode: stream %p is a default stream, which always "
                         "continues",
                         stream);
    status = stream_lock(stream, "aclrtSetStreamFailureMode", &found);
    if (status != ACL_SUCCESS)
        return status;
    if (found->mode_chosen)
        status = ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                           "aclrtSetStreamFailureMode: the mode of stream %p was set before; once "
                           "is allowed",
                           stream);
    else
        found->stop_on_failure = mode == ACL_STOP_ON_FAILURE;
    found->mode_chosen = true;
    (void)pthread_mutex_unlock(&found->lock);
    return status;
}

aclError aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t flag)
{
    if (flag > 1)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtSetStreamOverflowSwitch: flag is %u; 0 and 1 are allowed",
                         (unsigned)flag);
    return attribute_set(stream, AC_STREAM_OVERFLOW_SWITCH, flag, "aclrtSetStreamOverflowSwitch");
}

aclError aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t *flag)
{
    static const char function[] = "aclrtGetStreamOverflowSwitch";
    const int status = answer_check(flag, "flag", function);
    if (status != ACL_SUCCESS)
        return status;
    return attribute_get(stream, AC_STREAM_OVERFLOW_SWITCH, flag, function);
}

static int attribute_refuse(aclrtStreamAttr attribute, const char *function)
{
    return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                     "%s: stmAttrType is %d; 1 (ACL_STREAM_ATTR_FAILURE_MODE) to 5 "
                     "(ACL_STREAM_ATTR_PRIORITY) are allowed",
                     function, (int)attribute);
}

aclError aclrtSetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType,
                                 aclrtStreamAttrValue *value)
{
    static const char function[] = "aclrtSetStreamAttribute";
    const int status = answer_check(value, "value", function);
    if (status != ACL_SUCCESS)
        return status;
    switch (stmAttrType) {
    case ACL_STREAM_ATTR_FAILURE_MODE:
        return aclrtSetStreamFailureMode(stream, value->failureMode);
    case ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK:
        return aclrtSetStreamOverflowSwitch(stream, value->overflowSwitch);
    case ACL_STREAM_ATTR_USER_CUSTOM_TAG:
        return attribute_set(stream, AC_STREAM_TAG, value->userCustomTag, function);
    case ACL_STREAM_ATTR_CACHE_OP_INFO:
        return attribute_set(stream, AC_STREAM_CACHE_INFO, value->cacheOpInfoSwitch, function);
    case ACL_STREAM_ATTR_PRIORITY:
        return attribute_set(stream, AC_STREAM_PRIORITY, value->priority, function);
    default:
        return attribute_refuse(stmAttrType, function);
    }
}

static int failure_mode_get(aclrtStream stream, aclrtStreamAttrValue *value, const char *function)
{
    ac_stream *found;
    const int status = stream_lock(stream, function, &found);
    if (status != ACL_SUCCESS)
        return status;
    value->failureMode = found->stop_on_failure ? ACL_STOP_ON_FAILURE : ACL_CONTINUE_ON_FAILURE;
    (void)pthread_mutex_unlock(&found->lock);
    return ACL_SUCCESS;
}

aclError aclrtGetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType,
                                 aclrtStreamAttrValue *value)
{
    static const char function[] = "aclrtGetStreamAttribute";
    const int status = answer_check(value, "value", function);
    if (status != ACL_SUCCESS)
        return status;
    switch (stmAttrType) {
    case ACL_STREAM_ATTR_FAILURE_MODE:
        return failure_mode_get(stream, value, function);
    case ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK:
        return attribute_get(stream, AC_STREAM_OVERFLOW_SWITCH, &value->overflowSwitch, function);
    case ACL_STREAM_ATTR_USER_CUSTOM_TAG:
        return attribute_get(stream, AC_STREAM_TAG, &value->userCustomTag, function);
    case ACL_STREAM_ATTR_CACHE_OP_INFO:
        return attribute_get(stream, AC_STREAM_CACHE_INFO, &value->cacheOpInfoSwitch, function);
    case ACL_STREAM_ATTR_PRIORITY:
        return attribute_get(stream, AC_STREAM_PRIORITY, &value->priority, function);
    default:
        return attribute_refuse(stmAttrType, function);
    }
}

aclError aclrtStreamAbort(aclrtStream stream)
{
    ac_stream *found;
    const void *handle;
    const int status = ac_stream_get(stream, false, "aclrtStreamAbort", &found, &handle);
    if (status != ACL_SUCCESS)
        return status;
    ac_stream_cancel(found, handle, AC_CANCEL_ABORT);
    ac_watch_passed(found);
    return ACL_SUCCESS;
}

aclError aclrtStreamStop(aclrtStream stream)
{
    ac_stream *found;
    const void *handle;
    const int status = ac_stream_get(stream, false, "aclrtStreamStop", &found, &handle);
    if (status != ACL_SUCCESS)
        return status;
    if (ac_stream_is_default(found, handle))
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtStreamStop: stream %p is a default stream, which cannot be stopped",
                         handle);
    ac_stream_cancel(found, handle, AC_CANCEL_WAIT);
    return ACL_SUCCESS;
}

aclError aclrtActiveStream(aclrtStream activeStream, aclrtStream stream)
{
    ac_stream *found;
    const void *handle;
    if (activeStream == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtActiveStream: activeStream is null");
    const int status = ac_stream_get(activeStream, false, "aclrtActiveStream", &found, &handle);
    if (status != ACL_SUCCESS)
        return status;
    return ac_stream_get(stream, false, "aclrtActiveStream", &found, &handle);
}
