#include "device/stream/context.h"

#include "base/environment.h"
#include "base/error.h"
#include "base/fork.h"
#include "device/stream/end.h"
#include "device/stream/queue.h"
#include "device/stream/wait.h"
#include "strict/finding.h"
#include "strict/object.h"

enum { CONTEXTS_MAX = 4096 };

static ac_table contexts = AC_TABLE(AC_HANDLE_CONTEXT, ac_context, NULL, CONTEXTS_MAX);

_Thread_local struct ac_current ac_current;

/* A device is in use, and has a default context, while its count is above zero. */
static struct {
    pthread_mutex_t lock;
    struct {
        uint64_t count;
        aclrtContext context;
    } at[AC_DEVICES_MAX];
} devices = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void contexts_forget(void)
{
    ac_table_sort_out(&contexts);
}

AC_FORK_LOCK(AC_FORK_DEVICES, &devices.lock, NULL)
AC_FORK_PART(AC_FORK_CONTEXTS, ac_table_hold, ac_table_release, &contexts, contexts_forget)

int ac_device_check(int32_t device, const char *function)
{
    const int count = ac_devices_current();
    const int status = ac_order_use(function, ACL_ERROR_UNINITIALIZE);
    if (status != ACL_SUCCESS)
        return status;
    if (device >= 0 && device < count)
        return ACL_SUCCESS;
    if (count == 1)
        return ac_refuse(ACL_ERROR_RT_INVALID_DEVICEID,
                         "%s: device %d does not exist; the only device is 0", function,
                         (int)device);
    return ac_refuse(ACL_ERROR_RT_INVALID_DEVICEID,
                     "%s: device %d does not exist; there are devices 0 to %d", function,
                     (int)device, count - 1);
}

ac_context *ac_context_peek(void)
{
    return (ac_context *)ac_slot_find(&contexts, ac_current.context);
}

int ac_context_demand(const char *call, bool is_operator)
{
    const ac_finding finding = {.mode = AC_STRICT_ORDER,
                                .rule = "without-device",
                                .status = is_operator ? ACLNN_ERR_RUNTIME_ERROR
                                                      : ACL_ERROR_RT_CONTEXT_NULL,
                                .call = call,
                                .bytes = AC_FINDING_NO_BYTES};
    const int status =
        ac_order_check(call, is_operator ? ACLNN_ERR_RUNTIME_ERROR : ACL_ERROR_UNINITIALIZE);
    if (status != ACL_SUCCESS || ac_context_peek() != NULL)
        return status;
    return ac_finding_report(&finding,
                             "this thread has no device; aclrtSetDevice, called in each thread, "
                             "chooses one");
}

int ac_context_get(const char *function, ac_context **context)
{
    const int status = ac_order_use(function, ACL_ERROR_UNINITIALIZE);
    if (status != ACL_SUCCESS)
        return status;
    if (ac_current.context == NULL)
        return ac_refuse(ACL_ERROR_RT_CONTEXT_NULL,
                         "%s: this thread has no context; aclrtSetDevice makes one", function);
    *context = (ac_context *)ac_slot_find(&contexts, ac_current.context);
    if (*context == NULL)
        return ac_refuse(ACL_ERROR_RT_CONTEXT_NULL,
                         "%s: the context of this thread was destroyed; aclrtSetDevice makes one",
                         function);
    return ACL_SUCCESS;
}

static int context_make(int device, bool is_default, const char *function, ac_context **made)
{
    ac_context *const context = (ac_context *)ac_slot_take(&contexts);
    if (context == NULL)
        return ac_refuse(ACL_ERROR_RT_RESOURCE_ALLOC_FAIL,
                         "%s: no context is left; at most %d may exist at a time", function,
                         (int)CONTEXTS_MAX);
    context->device = device;
    context->is_default = is_default;
    for (int i = 0; i < AC_OPTIONS; i++) {
        atomic_store_explicit(&context->options[i], 0, memory_order_relaxed);
        atomic_store_explicit(&context->option_set[i], false, memory_order_relaxed);
    }
    void *const handle = ac_slot_publish(&contexts, &context->slot);
    aclrtStream stream = NULL;
    const int status = ac_stream_make(handle, device, true, 0, 0, function, &stream);
    if (status != ACL_SUCCESS) {
        ac_slot_withdraw(&context->slot);
        ac_slot_return(&contexts, &context->slot);
        return status;
    }
    context->stream = stream;
    *made = context;
    return ACL_SUCCESS;
}

static void context_use(ac_context *context, aclrtContext handle)
{
    ac_current.context = handle;
    ac_current.stream = context->stream;
}

/* Destroys a context whose handle no other thread can withdraw. */
static void context_end(ac_context *context, aclrtContext handle, bool force, const char *function)
{
    ac_stream *const stream = (ac_stream *)ac_slot_find(&ac_streams, context->stream);
    if (stream != NULL)
        (void)ac_stream_end(stream, context->stream, force, function);
    if (ac_current.context == handle)
        ac_current = (struct ac_current){0};
    ac_slot_return(&contexts, &context->slot);
}

static int device_use(int32_t device, bool counted, const char *function)
{
    int status = ac_device_check(device, function);
    if (status != ACL_SUCCESS)
        return status;
    ac_context *context = NULL;
    (void)pthread_mutex_lock(&devices.lock);
    if (devices.at[device].context == NULL) {
        status = context_make(device, true, function, &context);
        if (status == ACL_SUCCESS)
            devices.at[device].context =
                (void *)atomic_load_explicit(&context->slot.handle, memory_order_relaxed);
    } else {
        context = (ac_context *)ac_slot_find(&contexts, devices.at[device].context);
    }
    if (status == ACL_SUCCESS) {
        devices.at[device].count += counted ? 1 : 0;
        context_use(context, devices.at[device].context);
    }
    (void)pthread_mutex_unlock(&devices.lock);
    return status;
}

int ac_context_adopt(const char *function)
{
    return device_use(0, false, function);
}

aclError aclrtSetDevice(int32_t deviceId)
{
    return device_use(deviceId, true, "aclrtSetDevice");
}

static int device_release(int32_t device, bool force, const char *function)
{
    int status = ac_device_check(device, function);
    if (status != ACL_SUCCESS)
        return status;
    aclrtContext handle = NULL;
    ac_context *context = NULL;
    (void)pthread_mutex_lock(&devices.lock);
    if (devices.at[device].context == NULL) {
        status = ac_refuse(ACL_ERROR_RT_INVALID_DEVICEID, "%s: device %d is not in use", function,
                           (int)device);
    } else if (force || devices.at[device].count <= 1) {
        handle = devices.at[device].context;
        context = (ac_context *)ac_slot_find(&contexts, handle);
        devices.at[device].context = NULL;
        devices.at[device].count = 0;
    } else {
        devices.at[device].count--;
    }
    (void)pthread_mutex_unlock(&devices.lock);
    if (context == NULL)
        return status;
    status = force ? ACL_SUCCESS : ac_stream_wait_all(-1, handle, -1, function);
    ac_slot_withdraw(&context->slot);
    context_end(context, handle, force, function);
    return status;
}

aclError aclrtResetDevice(int32_t deviceId)
{
    return device_release(deviceId, false, "aclrtResetDevice");
}

aclError aclrtResetDeviceForce(int32_t deviceId)
{
    return device_release(deviceId, true, "aclrtResetDeviceForce");
}

aclError aclrtGetDevice(int32_t *deviceId)
{
    ac_context *context;
    if (deviceId == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetDevice: deviceId is null");
    const int status = ac_context_get("aclrtGetDevice", &context);
    if (status == ACL_SUCCESS)
        *deviceId = context->device;
    return status;
}

aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t *flags, int32_t *active)
{
    if (active == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetPrimaryCtxState: active is null");
    const int status = ac_device_check(deviceId, "aclrtGetPrimaryCtxState");
    if (status != ACL_SUCCESS)
        return status;
    (void)pthread_mutex_lock(&devices.lock);
    *active = devices.at[deviceId].context != NULL;
    (void)pthread_mutex_unlock(&devices.lock);
    if (flags != NULL)
        *flags = 0;
    return ACL_SUCCESS;
}

aclError aclrtCreateContext(aclrtContext *context, int32_t deviceId)
{
    if (context == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtCreateContext: context is null");
    int status = ac_device_check(deviceId, "aclrtCreateContext");
    if (status != ACL_SUCCESS)
        return status;
    ac_context *made;
    status = context_make(deviceId, false, "aclrtCreateContext", &made);
    if (status != ACL_SUCCESS)
        return status;
    *context = (void *)atomic_load_explicit(&made->slot.handle, memory_order_relaxed);
    ac_object_made(AC_KIND_CONTEXT, *context, 0, "aclrtCreateContext");
    context_use(made, *context);
    return ACL_SUCCESS;
}

/* The context behind a handle that the caller passed. */
static int context_find(aclrtContext handle, const char *function, ac_context **context)
{
    if (handle == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: context is null", function);
    *context = (ac_context *)ac_slot_find(&contexts, handle);
    if (*context == NULL)
        return ac_refuse(ACL_ERROR_RT_INVALID_HANDLE,
                         "%s: context %p does not exist; it was destroyed or is no context",
                         function, handle);
    return ACL_SUCCESS;
}

aclError aclrtDestroyContext(aclrtContext context)
{
    ac_context *found;
    int status = context_find(context, "aclrtDestroyContext", &found);
    if (status != ACL_SUCCESS)
        return status;
    if (found->is_default)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclrtDestroyContext: context %p is the default context of device %d, "
                         "which aclrtResetDevice releases",
                         context, found->device);
    status = ac_stream_wait_all(-1, context, -1, "aclrtDestroyContext");
    uintptr_t expected = (uintptr_t)context;
    if (!atomic_compare_exchange_strong(&found->slot.handle, &expected, 0))
        return ac_refuse(ACL_ERROR_RT_INVALID_HANDLE,
                         "aclrtDestroyContext: context %p was destroyed by another thread",
                         context);
    ac_object_ended(AC_KIND_CONTEXT, context, "destroyed");
    context_end(found, context, false, "aclrtDestroyContext");
    return status;
}

aclError aclrtSetCurrentContext(aclrtContext context)
{
    ac_context *found;
    const int status = context_find(context, "aclrtSetCurrentContext", &found);
    if (status == ACL_SUCCESS)
        context_use(found, context);
    return status;
}

aclError aclrtGetCurrentContext(aclrtContext *context)
{
    ac_context *found;
    if (context == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetCurrentContext: context is null");
    const int status = ac_context_get("aclrtGetCurrentContext", &found);
    if (status == ACL_SUCCESS)
        *context = ac_current.context;
    return status;
}

aclError aclrtCtxGetCurrentDefaultStream(aclrtStream *stream)
{
    ac_context *found;
    if (stream == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclrtCtxGetCurrentDefaultStream: stream is null");
    const int status = ac_context_get("aclrtCtxGetCurrentDefaultStream", &found);
    if (status == ACL_SUCCESS)
        *stream = ac_current.stream;
    return status;
}

static int option_check(aclSysParamOpt opt, const char *function)
{
    if ((int)opt >= 0 && (int)opt < AC_OPTIONS)
        return ACL_SUCCESS;
    return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                     "%s: opt is %d; 0 (ACL_OPT_DETERMINISTIC) to 3 "
                     "(ACL_OPT_ENABLE_KERNEL_EARLY_START) are allowed",
                     function, (int)opt);
}

aclError aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value)
{
    ac_context *context;
    int status = option_check(opt, "aclrtCtxSetSysParamOpt");
    if (status == ACL_SUCCESS)
        status = ac_context_get("aclrtCtxSetSysParamOpt", &context);
    if (status != ACL_SUCCESS)
        return status;
    atomic_store_explicit(&context->options[opt], value, memory_order_relaxed);
    atomic_store_explicit(&context->option_set[opt], true, memory_order_release);
    return ACL_SUCCESS;
}

aclError aclrtCtxGetSysParamOpt(aclSysParamOpt opt, int64_t *value)
{
    ac_context *context;
    if (value == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtCtxGetSysParamOpt: value is null");
    int status = option_check(opt, "aclrtCtxGetSysParamOpt");
    if (status == ACL_SUCCESS)
        status = ac_context_get("aclrtCtxGetSysParamOpt", &context);
    if (status != ACL_SUCCESS)
        return status;
    if (!atomic_load_explicit(&context->option_set[opt], memory_order_acquire))
        return ac_refuse(ACL_ERROR_RT_SYSPARAMOPT_NOT_SET,
                         "aclrtCtxGetSysParamOpt: option %d was not set for this context",
                         (int)opt);
    *value = atomic_load_explicit(&context->options[opt], memory_order_relaxed);
    return ACL_SUCCESS;
}

static _Atomic int64_t process_options[AC_OPTIONS];

aclError aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value)
{
    const int status = option_check(opt, "aclrtSetSysParamOpt");
    if (status == ACL_SUCCESS)
        atomic_store_explicit(&process_options[opt], value, memory_order_relaxed);
    return status;
}

aclError aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t *value)
{
    if (value == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetSysParamOpt: value is null");
    const int status = option_check(opt, "aclrtGetSysParamOpt");
    if (status == ACL_SUCCESS)
        *value = atomic_load_explicit(&process_options[opt], memory_order_relaxed);
    return status;
}
