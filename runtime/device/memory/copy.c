/*
 * Copies and fills, synchronous or in stream order.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "base/error.h"
#include "device/memory/copy.h"
#include "device/memory/direction.h"
#include "device/memory/region.h"
#include "device/stream/context.h"
#include "device/stream/schedule.h"
#include "device/stream/submit.h"
#include "device/stream/wait.h"
#include "device/stream/watch.h"

/* Rows of bytes; a single row if the copy is not pitched. A fill has a pattern instead of a
 * source. */
typedef struct transfer {
    char *to;
    const char *from; /* null for a fill */
    size_t to_pitch;
    size_t from_pitch;
    size_t width;
    size_t height;
    uint32_t pattern;
} transfer;

/* Up to about this many bytes, copying costs the caller less than waking a worker. */
enum { SMALL_BYTES = 1 << 16 };

static void transfer_do(const transfer *what)
{
    if (what->width == 0)
        return;
    char *const first = ac_zone_reach(what->to);
    const char *const from = ac_zone_reach(what->from);
    for (size_t row = 0; row < what->height; row++) {
        char *const to = first + row * what->to_pitch;
        if (what->from != NULL) {
            memmove(to, from + row * what->from_pitch, what->width);
        } else if (what->pattern % 0x01010101U == 0) {
            memset(to, (int)(what->pattern & 255), what->width);
        } else {
            for (size_t i = 0; i < what->width; i += sizeof(what->pattern))
                memcpy(to + i, &what->pattern, sizeof(what->pattern));
        }
    }
}

/* What a transfer reads and writes in device memory. */
static void transfer_uses(ac_uses *uses, const transfer *what, const char *function)
{
    const bool from = what->from != NULL && ac_zone_has(what->from);
    const bool to = ac_zone_has(what->to);
    ac_uses_begin(uses, function);
    if (from) {
        ac_use *const use = &uses->of[uses->count++];
        use->kind = to ? AC_USE_TAKE : AC_USE_READ;
        use->address = (uintptr_t)what->from;
        use->extent = ac_extent_of_rows(what->from_pitch, what->width, what->height);
        use->extent.name = "src";
    }
    if (to) {
        ac_use *const use = &uses->of[uses->count++];
        use->kind = from ? AC_USE_COPY : AC_USE_WRITE;
        use->address = (uintptr_t)what->to;
        use->extent = ac_extent_of_rows(what->to_pitch, what->width, what->height);
        use->extent.name = what->from != NULL ? "dst" : "the memory";
    }
}

/* Of a transfer that the program itself does, at once; 0 or the status of a finding. */
static int transfer_watch(const transfer *what, const char *function)
{
    ac_uses uses;
    if (!ac_strict(AC_STRICT_TRACE))
        return 0;
    transfer_uses(&uses, what, function);
    uses.queued = ac_stack_take();
    return ac_trace_uses(AC_LINE_HOST, NULL, ACL_ERROR_RT_PARAM_INVALID, &uses);
}

/* The same of one that a stream does; a recording keeps the uses. */
static int transfer_watch_on(const transfer *what, const void *stream, const char *function,
                             ac_uses **kept)
{
    ac_uses uses;
    *kept = NULL;
    if (!ac_strict(AC_STRICT_TRACE))
        return 0;
    transfer_uses(&uses, what, function);
    return ac_watch_uses(stream, ACL_ERROR_RT_PARAM_INVALID, &uses, kept);
}

typedef struct transfer_task {
    ac_task task;
    transfer what;
    ac_latch *latch; /* for a caller that waits; or null */
} transfer_task;

static int transfer_run(ac_task *task)
{
    transfer_do(&((transfer_task *)task)->what);
    return ACL_SUCCESS;
}

static void transfer_done(ac_task *task)
{
    transfer_task *const done = (transfer_task *)task;
    if (done->latch != NULL) {
        ac_latch_open(done->latch);
        ac_latch_drop(done->latch);
    }
    ac_uses_free(done->task.uses);
    free(done);
}

/* The task of a transfer, with a latch for a caller that waits; null where memory runs out. */
static transfer_task *transfer_make(const transfer *what, const char *function, bool waits)
{
    transfer_task *const task = malloc(sizeof(*task));
    if (task == NULL)
        return NULL;
    *task = (transfer_task){.task = {.name = function, .run = transfer_run, .done = transfer_done},
                            .what = *what,
                            .latch = waits ? ac_latch_make() : NULL};
    if (!waits || task->latch != NULL)
        return task;
    free(task);
    return NULL;
}

static void transfer_drop(transfer_task *task)
{
    ac_latch_drop(task->latch);
    ac_uses_free(task->task.uses);
    free(task);
}

/* Does a transfer at once, on a stream that the caller owns. */
static int transfer_enter(const transfer *what, ac_stream *stream, const void *handle,
                          const char *function)
{
    ac_uses *kept;
    const int status = transfer_watch_on(what, handle, function, &kept);
    if (status == ACL_SUCCESS) {
        ac_observe_inside(function, (int64_t)stream->slot.index, true);
        transfer_do(what);
        ac_observe_inside(function, (int64_t)stream->slot.index, false);
    }
    ac_stream_leave(stream);
    ac_uses_free(kept);
    return status;
}

/* Gives a transfer to a stream with other work. */
static int transfer_queue(const transfer *what, ac_stream *stream, const void *handle, bool waits,
                          const char *function)
{
    const bool captured = (ac_stream_state(stream) & AC_STREAM_CAPTURE) != 0;
    transfer_task *const task = transfer_make(what, function, waits && !captured);
    if (task == NULL)
        return ac_refuse(ACL_ERROR_RT_MEMORY_ALLOCATION, "%s: the memory is used up", function);
    int status = transfer_watch_on(what, handle, function, &task->task.uses);
    if (status != ACL_SUCCESS) {
        transfer_drop(task);
        return status;
    }
    ac_latch *const latch = task->latch == NULL ? NULL : ac_latch_keep(task->latch);
    status = ac_stream_queue(stream, handle, &task->task);
    if (status != ACL_SUCCESS) {
        if (ac_strict(AC_STRICT_TRACE))
            ac_watch_refused(handle);
        transfer_drop(task);
    } else if (latch != NULL) {
        if (ac_scheduled())
            ac_stream_ask_all(stream);
        (void)ac_latch_wait(latch, NULL, NULL);
    }
    ac_latch_drop(latch);
    return status;
}

/* Gives a transfer to a stream. With `waits` this returns only after the transfer, because the
 * caller's memory might change or be freed before. */
static int transfer_submit(const transfer *what, aclrtStream handle, bool waits,
                           const char *function)
{
    ac_stream *stream;
    const void *found;
    int status = ac_stream_get(handle, true, function, &stream, &found);
    if (status != ACL_SUCCESS)
        return status;
    if (waits && ac_stream_running() == stream)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: a task of stream %p can only copy memory of aclrtMalloc or "
                         "aclrtMallocHost on the stream itself",
                         function, found);
    const bool captured = (ac_stream_state(stream) & AC_STREAM_CAPTURE) != 0;
    const bool small = what->width <= SMALL_BYTES / what->height;
    if ((small || waits) && ac_stream_enter(stream, found))
        status = transfer_enter(what, stream, found, function);
    else
        status = transfer_queue(what, stream, found, waits, function);
    if (status == ACL_SUCCESS && waits && !captured && what->from != NULL &&
        ac_zone_has(what->from))
        ac_watch_passed(stream);
    return status;
}

static bool memory_is_known(const void *pointer)
{
    ac_region region;
    return ac_region_find(&ac_regions, pointer, &region);
}

/* Refuses a range that exceeds an allocation of the library, whatever size the caller states,
 * because it would damage another allocation. Mapped memory may continue in the next mapping, and
 * registered memory is the caller's. */
static int bounds_check(const void *pointer, size_t bytes, const char *name, const char *function)
{
    ac_region region;
    if (bytes > PTRDIFF_MAX)
        return ac_refuse(
            ACL_ERROR_RT_PARAM_INVALID,
            "%s: %zu bytes from %s on are asked for, which is more than memory can hold", function,
            bytes, name);
    if (!ac_region_find(&ac_regions, pointer, &region) || region.kind == AC_REGION_MAPPED ||
        region.kind == AC_REGION_REGISTERED)
        return ACL_SUCCESS;
    const size_t left = region.size - ((uintptr_t)pointer - region.start);
    if (bytes > left)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: %zu bytes from %s on are asked for; its allocation has %zu", function,
                         bytes, name, left);
    return ACL_SUCCESS;
}

static int bounds_check_both(const void *dst, size_t dst_bytes, const void *src, size_t src_bytes,
                             const char *function)
{
    const int status = bounds_check(dst, dst_bytes, "dst", function);
    return status == ACL_SUCCESS ? bounds_check(src, src_bytes, "src", function) : status;
}

/* At once, in the thread of the program. */
static int transfer_now(const transfer *what, const char *function)
{
    const uint64_t began = ac_observe_from();
    const int status = transfer_watch(what, function);
    if (status == ACL_SUCCESS)
        transfer_do(what);
    return ac_observe_until(function, began, status);
}

static int copy_check(const void *dst, size_t destMax, const void *src, size_t count,
                      aclrtMemcpyKind kind, const char *function)
{
    if (dst == NULL || src == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: %s is null and count is %zu", function,
                         dst == NULL ? "dst" : "src", count);
    if ((int)kind < ACL_MEMCPY_HOST_TO_HOST || kind > ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "%s: kind is %d; 0 (ACL_MEMCPY_HOST_TO_HOST) to 5 "
                         "(ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE) are allowed",
                         function, (int)kind);
    if (count > destMax)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: count is %zu; at most destMax, %zu, is allowed", function, count,
                         destMax);
    int status = ac_context_use(function, false);
    if (status == ACL_SUCCESS)
        status = bounds_check_both(dst, count, src, count, function);
    return status == ACL_SUCCESS ? ac_direction_check(dst, src, count, kind, function) : status;
}

aclError aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count, aclrtMemcpyKind kind)
{
    if (count == 0)
        return ACL_SUCCESS;
    static const char function[] = "aclrtMemcpy";
    const transfer what = {.to = dst, .from = src, .width = count, .height = 1};
    const int status = copy_check(dst, destMax, src, count, kind, function);
    return status == ACL_SUCCESS ? transfer_now(&what, function) : status;
}

aclError aclrtMemcpyAsync(void *dst, size_t destMax, const void *src, size_t count,
                          aclrtMemcpyKind kind, aclrtStream stream)
{
    static const char function[] = "aclrtMemcpyAsync";
    if (count == 0)
        return ACL_SUCCESS;
    const int status = copy_check(dst, destMax, src, count, kind, function);
    if (status != ACL_SUCCESS)
        return status;
    if (kind == ACL_MEMCPY_HOST_TO_HOST)
        return ac_refuse(ACL_ERROR_RT_FEATURE_NOT_SUPPORT,
                         "%s: kind is ACL_MEMCPY_HOST_TO_HOST, which streams do not support; "
                         "aclrtMemcpy does",
                         function);
    const transfer what = {.to = dst, .from = src, .width = count, .height = 1};
    const bool waits = !memory_is_known(dst) || !memory_is_known(src);
    return transfer_submit(&what, stream, waits, function);
}

/* Bytes from the start of the first row to the end of the last; more than any memory if they
 * overflow size_t. */
static size_t rows_bytes(size_t pitch, size_t width, size_t height)
{
    size_t bytes;
    const bool over = __builtin_mul_overflow(pitch, height - 1, &bytes) ||
                      __builtin_add_overflow(bytes, width, &bytes);
    return over ? SIZE_MAX : bytes;
}

static int copy2d_check(const void *dst, size_t dpitch, const void *src, size_t spitch,
                        size_t width, size_t height, aclrtMemcpyKind kind, const char *function)
{
    if (dst == NULL || src == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: %s is null", function,
                         dst == NULL ? "dst" : "src");
    if (kind != ACL_MEMCPY_HOST_TO_DEVICE && kind != ACL_MEMCPY_DEVICE_TO_HOST &&
        kind != ACL_MEMCPY_DEFAULT)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "%s: kind is %d; 1 (ACL_MEMCPY_HOST_TO_DEVICE), 2 "
                         "(ACL_MEMCPY_DEVICE_TO_HOST) and 4 (ACL_MEMCPY_DEFAULT) are allowed",
                         function, (int)kind);
    if (width > dpitch || width > spitch)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: width is %zu; at most %s, %zu, is allowed", function, width,
                         width > dpitch ? "dpitch" : "spitch", width > dpitch ? dpitch : spitch);
    int status = ac_context_use(function, false);
    if (status == ACL_SUCCESS)
        status = bounds_check_both(dst, rows_bytes(dpitch, width, height), src,
                                   rows_bytes(spitch, width, height), function);
    return status == ACL_SUCCESS ? ac_direction_check(dst, src, width * height, kind, function)
                                 : status;
}

aclError aclrtMemcpy2d(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
                       size_t height, aclrtMemcpyKind kind)
{
    if (width == 0 || height == 0)
        return ACL_SUCCESS;
    static const char function[] = "aclrtMemcpy2d";
    const int status = copy2d_check(dst, dpitch, src, spitch, width, height, kind, function);
    const transfer what = {.to = dst,
                           .from = src,
                           .to_pitch = dpitch,
                           .from_pitch = spitch,
                           .width = width,
                           .height = height};
    return status == ACL_SUCCESS ? transfer_now(&what, function) : status;
}

aclError aclrtMemcpy2dAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
                            size_t height, aclrtMemcpyKind kind, aclrtStream stream)
{
    static const char function[] = "aclrtMemcpy2dAsync";
    if (width == 0 || height == 0)
        return ACL_SUCCESS;
    const int status = copy2d_check(dst, dpitch, src, spitch, width, height, kind, function);
    if (status != ACL_SUCCESS)
        return status;
    const transfer what = {.to = dst,
                           .from = src,
                           .to_pitch = dpitch,
                           .from_pitch = spitch,
                           .width = width,
                           .height = height};
    const bool waits = !memory_is_known(dst) || !memory_is_known(src);
    return transfer_submit(&what, stream, waits, function);
}

static int fill_check(const void *pointer, const char *name, size_t count, size_t most,
                      const char *most_name, const char *function)
{
    if (pointer == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: %s is null and %zu bytes are to be filled",
                         function, name, count);
    if (count > most)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: %zu bytes are to be filled; at most %s, %zu, are allowed", function,
                         count, most_name, most);
    const int status = ac_context_use(function, false);
    return status == ACL_SUCCESS ? bounds_check(pointer, count, name, function) : status;
}

static transfer fill_bytes(void *pointer, int32_t value, size_t count)
{
    return (transfer){.to = pointer,
                      .width = count,
                      .height = 1,
                      .pattern = ((uint32_t)value & 255) * 0x01010101U};
}

int ac_fill_submit(void *pointer, int32_t value, size_t count, aclrtStream stream,
                   const char *function)
{
    const transfer what = fill_bytes(pointer, value, count);
    return transfer_submit(&what, stream, false, function);
}

aclError aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count)
{
    if (count == 0)
        return ACL_SUCCESS;
    static const char function[] = "aclrtMemset";
    const transfer what = fill_bytes(devPtr, value, count);
    const int status = fill_check(devPtr, "devPtr", count, maxCount, "maxCount", function);
    return status == ACL_SUCCESS ? transfer_now(&what, function) : status;
}

aclError aclrtMemsetAsync(void *devPtr, size_t maxCount, int32_t value, size_t count,
                          aclrtStream stream)
{
    if (count == 0)
        return ACL_SUCCESS;
    const int status =
        fill_check(devPtr, "devPtr", count, maxCount, "maxCount", "aclrtMemsetAsync");
    if (status != ACL_SUCCESS)
        return status;
    return ac_fill_submit(devPtr, value, count, stream, "aclrtMemsetAsync");
}

/* The bytes of `words` words; more than any memory if they overflow size_t. */
static size_t word_bytes(size_t words)
{
    return words > SIZE_MAX / sizeof(uint32_t) ? SIZE_MAX : words * sizeof(uint32_t);
}

aclError aclrtMemsetD32(void *ptr, size_t memSize, uint32_t value, size_t N)
{
    if (N == 0)
        return ACL_SUCCESS;
    static const char function[] = "aclrtMemsetD32";
    const transfer what = {.to = ptr, .width = word_bytes(N), .height = 1, .pattern = value};
    const int status = fill_check(ptr, "ptr", word_bytes(N), memSize, "memSize", function);
    return status == ACL_SUCCESS ? transfer_now(&what, function) : status;
}

aclError aclrtMemsetD32Async(void *ptr, size_t memSize, uint32_t value, size_t N,
                             aclrtStream stream)
{
    if (N == 0)
        return ACL_SUCCESS;
    const int status =
        fill_check(ptr, "ptr", word_bytes(N), memSize, "memSize", "aclrtMemsetD32Async");
    if (status != ACL_SUCCESS)
        return status;
    const transfer what = {.to = ptr, .width = word_bytes(N), .height = 1, .pattern = value};
    return transfer_submit(&what, stream, false, "aclrtMemsetD32Async");
}
