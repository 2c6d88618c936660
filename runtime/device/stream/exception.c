#include "device/stream/exception.h"

#include <pthread.h>
#include <stddef.h>

#include "acl/acl.h"
#include "base/error.h"
#include "base/fork.h"

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

AC_FORK_LOCK(AC_FORK_EXCEPTIONS, &exceptions.lock, NULL)

void ac_exception_report(const ac_exception *failure)
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
        aclrtExceptionInfo info = {.task = failure->task,
                                   .stream = failure->stream,
                                   .thread = (uint32_t)(thread ^ thread >> 32),
                                   .device = failure->device,
                                   .code = (uint32_t)failure->status};
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
