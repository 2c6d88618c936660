/*
 * Notifies: one stream records; one stream waits for the record and resets it.
 */
#include <stdio.h>
#include <stdlib.h>

#include "acl/acl.h"
#include "base/error.h"
#include "base/fork.h"
#include "device/stream/context.h"
#include "device/stream/queue.h"
#include "device/stream/submit.h"
#include "device/stream/wait.h"
#include "device/stream/watch.h"
#include "strict/lifetime.h"
#include "strict/order.h"

enum { NOTIFIES_MAX = 65536 };

/* A wait under way, on the stack of the thread that waits: a wait that needed memory when it runs
 * could fail, and the work behind it would no longer come after the record. It is guarded by the
 * notify's lock, which its thread takes before it leaves. */
typedef struct waiter {
    struct waiter *next;
    bool listed;
    ac_latch latch;
} waiter;

typedef struct ac_notify {
    ac_slot slot;
    pthread_mutex_t lock;
    bool recorded;
    waiter *waiters; /* those that the next record wakes */
} ac_notify;

static void notify_prepare(ac_slot *slot)
{
    (void)pthread_mutex_init(&((ac_notify *)slot)->lock, NULL);
}

static ac_table notifies =
    AC_TABLE_LOCKED(AC_HANDLE_NOTIFY, ac_notify, notify_prepare, NOTIFIES_MAX);

/* In the child of fork() no thread waits. */
static void notifies_forget(void)
{
    ac_slot *slot;
    ac_table_sort_out(&notifies);
    for (size_t i = 0; (slot = ac_slot_at(&notifies, i)) != NULL; i++)
        ((ac_notify *)slot)->waiters = NULL;
}

AC_FORK_PART(AC_FORK_NOTIFIES, ac_table_hold, ac_table_release, &notifies, notifies_forget)

/* The notify behind a handle, locked; null, without a sentence, if there is none. */
static ac_notify *notify_find(const void *handle)
{
    ac_notify *const found = (ac_notify *)ac_slot_find(&notifies, handle);
    if (found == NULL)
        return NULL;
    (void)pthread_mutex_lock(&found->lock);
    if (ac_slot_is(&found->slot, handle))
        return found;
    (void)pthread_mutex_unlock(&found->lock);
    return NULL;
}

static int notify_lock(aclrtNotify handle, const char *function, ac_notify **found)
{
    const int order = ac_order_use(function, ACL_ERROR_UNINITIALIZE);
    if (order != ACL_SUCCESS)
        return order;
    if (handle == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: notify is null", function);
    *found = notify_find(handle);
    if (*found != NULL)
        return ACL_SUCCESS;
    char text[96];
    (void)snprintf(text, sizeof(text), "notify %p does not exist; it was destroyed or is no notify",
                   handle);
    return ac_lifetime_refuse(ACL_ERROR_RT_INVALID_HANDLE, function, "notify", AC_KIND_NOTIFY,
                              handle, text);
}

/* Wakes the waiters, which check again. The lock is held. */
static void notify_wake(ac_notify *found)
{
    while (found->waiters != NULL) {
        waiter *const woken = found->waiters;
        found->waiters = woken->next;
        woken->listed = false;
        ac_latch_open(&woken->latch);
    }
}

aclError aclrtCreateNotify(aclrtNotify *notify, uint64_t flag)
{
    ac_context *context;
    if (notify == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtCreateNotify: notify is null");
    if (flag > ACL_NOTIFY_DEVICE_USE_ONLY)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtCreateNotify: flag is %llu; 0 (ACL_NOTIFY_DEFAULT) and 1 "
                         "(ACL_NOTIFY_DEVICE_USE_ONLY) are allowed",
                         (unsigned long long)flag);
    const int status = ac_context_get("aclrtCreateNotify", &context);
    if (status != ACL_SUCCESS)
        return status;
    ac_notify *const made = (ac_notify *)ac_slot_take(&notifies);
    if (made == NULL)
        return ac_refuse(ACL_ERROR_RT_NO_NOTIFY_RESOURCE,
                         "aclrtCreateNotify: no notify is left; at most %d may exist at a time",
                         (int)NOTIFIES_MAX);
    (void)pthread_mutex_lock(&made->lock);
    made->recorded = false;
    made->waiters = NULL;
    *notify = ac_slot_publish(&notifies, &made->slot);
    ac_object_made(AC_KIND_NOTIFY, *notify, 0, "aclrtCreateNotify");
    (void)pthread_mutex_unlock(&made->lock);
    return ACL_SUCCESS;
}

aclError aclrtDestroyNotify(aclrtNotify notify)
{
    ac_notify *found;
    const int status = notify_lock(notify, "aclrtDestroyNotify", &found);
    if (status != ACL_SUCCESS)
        return status;
    ac_slot_withdraw(&found->slot);
    ac_object_ended(AC_KIND_NOTIFY, notify, "destroyed");
    notify_wake(found);
    (void)pthread_mutex_unlock(&found->lock);
    ac_slot_return(&notifies, &found->slot);
    return ACL_SUCCESS;
}

aclError aclrtGetNotifyId(aclrtNotify notify, uint32_t *notifyId)
{
    ac_notify *found;
    if (notifyId == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetNotifyId: notifyId is null");
    const int status = notify_lock(notify, "aclrtGetNotifyId", &found);
    if (status != ACL_SUCCESS)
        return status;
    *notifyId = (uint32_t)found->slot.index;
    (void)pthread_mutex_unlock(&found->lock);
    return ACL_SUCCESS;
}

typedef struct notify_task {
    ac_task task;
    aclrtNotify notify;
    uint32_t timeout;
} notify_task;

static void task_free(ac_task *task)
{
    free(task);
}

static int record_run(ac_task *task)
{
    ac_notify *const found = notify_find(((notify_task *)task)->notify);
    if (found != NULL) {
        found->recorded = true;
        notify_wake(found);
        (void)pthread_mutex_unlock(&found->lock);
    }
    return ACL_SUCCESS;
}

/* Blocks until the notify wakes its waiters or the wait ends otherwise; *woken says which. The lock
 * is held, and released meanwhile. */
static int notify_block(ac_notify *found, waiter *self, const notify_task *wait, bool *woken)
{
    ac_latch_renew(&self->latch);
    self->next = found->waiters;
    self->listed = true;
    found->waiters = self;
    (void)pthread_mutex_unlock(&found->lock);
    const int status = ac_stream_block(&self->latch, wait->timeout, wait->task.name);
    *woken = status == ACL_SUCCESS && ac_latch_is_open(&self->latch);
    (void)pthread_mutex_lock(&found->lock);
    if (self->listed) {
        waiter **place = &found->waiters;
        while (*place != self)
            place = &(*place)->next;
        *place = self->next;
    }
    return status;
}

/* Returns when this wait has reset a record, the notify was destroyed, or the wait timed out. */
static int notify_wait_run(ac_task *task)
{
    const notify_task *const wait = (const notify_task *)task;
    ac_notify *const found = notify_find(wait->notify);
    waiter self = {.listed = false};
    bool woken = true;
    int status = ACL_SUCCESS;
    if (found == NULL)
        return ACL_SUCCESS;
    ac_latch_begin(&self.latch);
    /* Another waiter may have reset the record that woke this one. The slot outlives its notify. */
    while (woken && !found->recorded && ac_slot_is(&found->slot, wait->notify))
        status = notify_block(found, &self, wait, &woken);
    if (woken && ac_slot_is(&found->slot, wait->notify))
        found->recorded = false;
    (void)pthread_mutex_unlock(&found->lock);
    ac_latch_end(&self.latch);
    return status;
}

static int notify_submit(aclrtNotify handle, aclrtStream stream, int (*run)(ac_task *),
                         uint32_t timeout, bool small, const char *function)
{
    ac_notify *found;
    int status = notify_lock(handle, function, &found);
    if (status != ACL_SUCCESS)
        return status;
    (void)pthread_mutex_unlock(&found->lock);
    notify_task *const task = malloc(sizeof(*task));
    if (task == NULL)
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
    *task =
        (notify_task){.task = {.name = function, .run = run, .done = task_free, .blocks = !small},
                      .notify = handle,
                      .timeout = timeout};
    status = ac_stream_submit(stream, &task->task, small);
    if (status != ACL_SUCCESS)
        free(task);
    return status;
}

aclError aclrtRecordNotify(aclrtNotify notify, aclrtStream stream)
{
    return notify_submit(notify, stream, record_run, 0, true, "aclrtRecordNotify");
}

aclError aclrtWaitAndResetNotify(aclrtNotify notify, aclrtStream stream, uint32_t timeout)
{
    static const char function[] = "aclrtWaitAndResetNotify";
    const int status = notify_submit(notify, stream, notify_wait_run, timeout, false, function);
    if (!ac_strict(AC_STRICT_TRACE) || status != ACL_SUCCESS)
        return status;
    /* The record may be given to its stream later, so what it stands for is not known yet. */
    const ac_stream *const found =
        (ac_stream *)ac_slot_find(&ac_streams, stream != NULL ? stream : ac_current.stream);
    if (found != NULL)
        ac_trace_unknown(ac_watch_line(found));
    return status;
}
