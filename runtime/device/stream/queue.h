/*
 * Streams inside the runtime: their state, and the steps of their public functions.
 *
 * A stream is idle, or one thread owns it and runs its tasks in order: the caller of a small task,
 * the stream's worker, or a thread that synchronises and would wait anyway. Ownership is a bit of
 * `state`; all other members are guarded by `lock`.
 */
#ifndef AC_QUEUE_H
#define AC_QUEUE_H

#include <stdbool.h>

#include "acl/acl.h"
#include "base/error.h"
#include "base/handle_table.h"
#include "base/threads.h"
#include "device/stream/latch.h"
#include "device/stream/leave.h"
#include "device/stream/task.h"
#include "observe/observe.h"

/* Bits of ac_stream.state. A stream with no bit set may be owned without a lock. */
enum {
    AC_STREAM_OWNED = 1,    /* some thread runs a task */
    AC_STREAM_QUEUED = 2,   /* tasks wait */
    AC_STREAM_AWAITED = 4,  /* some thread waits for the stream to be idle */
    AC_STREAM_FAILED = 8,   /* a failure waits for a synchronisation */
    AC_STREAM_CAPTURE = 16, /* tasks are recorded instead of run */
    AC_STREAM_HELD = 32     /* under a schedule: no caller runs a task in a hurry */
};

enum { AC_LINES_SIZE = 2048 };

/* Stored for queries; none affects a stream. */
enum ac_stream_attribute {
    AC_STREAM_PRIORITY,
    AC_STREAM_OVERFLOW_SWITCH,
    AC_STREAM_TAG,
    AC_STREAM_CACHE_INFO,
    AC_STREAM_ATTRIBUTES,
};

struct ac_graph;
struct ac_reporter;

typedef struct ac_stream {
    ac_slot slot;
    _Atomic unsigned state;
    pthread_mutex_t lock;
    pthread_cond_t work; /* for the worker: a task is queued and the stream has no owner */
    pthread_cond_t idle; /* for threads that synchronise */

    ac_errand errand; /* wakes the worker */

    ac_task *first;
    ac_task *last;
    ac_task *current; /* the running task; null if the owner runs small work without a task */
    pthread_t worker;
    bool has_worker;
    pthread_t lost; /* a worker ended by a function of the program; to be joined */
    bool has_lost;
    bool quit;
    ac_leave leave;    /* whether the worker is woken for a task */
    bool draining;     /* the owner runs queued tasks; otherwise it runs a small one of its own */
    uint64_t queued;   /* tasks ever queued */
    uint64_t finished; /* those that ran or were dropped */
    uint64_t awaited;  /* the value of `finished` at which waiters are woken */
    uint64_t asked;    /* under a schedule: so many may run, because somebody waits for them */
    unsigned waiters;
    unsigned aborts;      /* number of aborts, so that waiters notice one */
    struct ac_wait *wait; /* the wait of the running task */
    unsigned cancels;     /* threads that cancel every wait of the running task */
    int failure;          /* the first failure since the last synchronisation */
    bool stop_on_failure;
    bool mode_chosen;
    char lines[AC_LINES_SIZE]; /* the sentences of the failure */

    void *context; /* handle */
    int device;
    /* Atomic because it is read without the lock, perhaps after the slot was reused. */
    _Atomic bool is_default;
    _Atomic uint32_t flags;
    uint32_t attributes[AC_STREAM_ATTRIBUTES];
    _Atomic uint32_t tasks;       /* tasks run so far */
    struct ac_graph *graph;       /* the recording that captures its tasks */
    struct ac_reporter *reporter; /* the thread that runs its callbacks; callback.c guards it */
} ac_stream;

extern ac_table ac_streams;

static inline unsigned ac_stream_state(ac_stream *stream)
{
    return atomic_load_explicit(&stream->state, memory_order_acquire);
}

static inline void ac_stream_state_set(ac_stream *stream, unsigned bits)
{
    (void)atomic_fetch_or_explicit(&stream->state, bits, memory_order_acq_rel);
}

static inline void ac_stream_state_clear(ac_stream *stream, unsigned bits)
{
    (void)atomic_fetch_and_explicit(&stream->state, ~bits, memory_order_acq_rel);
}

/* Runs the queued tasks. The lock is held on entry and on return; the stream has no owner.
 * AC_DRAIN_ASKED runs the first task and then those that somebody waits for (see `asked`).
 * AC_DRAIN_HELPS, if there is a worker, stops before a task that may block and once `until` tasks
 * are finished. */
enum ac_drain { AC_DRAIN_ALL, AC_DRAIN_ASKED, AC_DRAIN_HELPS };
void ac_stream_drain(ac_stream *stream, enum ac_drain how, uint64_t until);

/* Under a schedule: somebody waits for the first `count` tasks ever queued, so they may run. The
 * lock is held. */
void ac_stream_ask(ac_stream *stream, uint64_t count);

/* Somebody wants to know whether the queued tasks are done: the worker is woken if they were left
 * to a thread that waits. The lock is held. */
void ac_stream_rouse(ac_stream *stream);

/* Wakes the waiters; those that have to wait longer set `awaited` again. The lock is held. */
void ac_stream_wake(ac_stream *stream);

/* Joins a worker that the program ended. The lock is held on entry and return, and released
 * meanwhile. */
void ac_stream_join_lost(ac_stream *stream);

/* The stream of the task that this thread runs; null outside tasks. */
ac_stream *ac_stream_running(void);

/* Makes a stream and its handle; 207008 and a sentence if there are too many. */
int ac_stream_make(void *context, int device, bool is_default, uint32_t flags, uint32_t priority,
                   const char *function, aclrtStream *stream);

/* Stores a failure of the running task, with the sentences recorded since `position`. */
void ac_stream_fail(ac_stream *stream, const char *name, int status, size_t position);

/* Counts a task that ran. Only the owner writes the count; others may read it at any time. */
static inline void ac_stream_ran(ac_stream *stream, const char *name, int status, size_t position)
{
    atomic_store_explicit(&stream->tasks,
                          atomic_load_explicit(&stream->tasks, memory_order_relaxed) + 1,
                          memory_order_relaxed);
    if (status != ACL_SUCCESS)
        ac_stream_fail(stream, name, status, position);
}

/* Runs a task on a stream that the caller owns. */
static inline void ac_stream_run(ac_stream *stream, ac_task *task)
{
    const size_t position = ac_error_position();
    stream->current = task;
    if (ac_observed(AC_OBSERVE))
        ac_observe_task_begun(task->name, (int64_t)stream->slot.index);
    const int status = task->run(task);
    if (ac_observed(AC_OBSERVE))
        ac_observe_task_ended(status);
    ac_stream_ran(stream, task->name, status, position);
    stream->current = NULL;
    task->done(task);
}

/* Gives up a stream for which other threads have queued tasks or wait. */
void ac_stream_hand_over(ac_stream *stream);

static inline void ac_stream_leave(ac_stream *stream)
{
    unsigned owned = AC_STREAM_OWNED;
    if (!atomic_compare_exchange_strong_explicit(&stream->state, &owned, 0, memory_order_release,
                                                 memory_order_relaxed))
        ac_stream_hand_over(stream);
}

/* Takes ownership of an idle stream, to run something small; false if it has other work. */
static inline bool ac_stream_enter(ac_stream *stream, const void *handle)
{
    unsigned idle = 0;
    if (!atomic_compare_exchange_strong_explicit(&stream->state, &idle, AC_STREAM_OWNED,
                                                 memory_order_acquire, memory_order_relaxed))
        return false;
    if (ac_slot_is(&stream->slot, handle))
        return true;
    ac_stream_leave(stream);
    return false;
}

/* Queues a task, or adds it to the recording. It takes the task over on success only. If the stream
 * can have no worker, the caller's thread runs it at once. */
int ac_stream_queue(ac_stream *stream, const void *handle, ac_task *task);

/* The same in two steps, for callers that hold a lock which tasks may take: if there is no worker
 * *left is true, and the caller calls ac_stream_run_left after releasing its locks. */
int ac_stream_put(ac_stream *stream, const void *handle, ac_task *task, bool *left);
void ac_stream_run_left(ac_stream *stream);

/* Makes the thread of a stream, which tasks that block need, so that ac_stream_queue does not
 * refuse one for want of it. `name` is that of the task. */
int ac_stream_prepare(ac_stream *stream, const void *handle, const char *name);

/* Reports and clears the failure of a stream, if there is one: its status, with its sentences
 * restored. */
int ac_stream_surface(ac_stream *stream, const void *handle);

/* The same by handle; ACL_SUCCESS for a destroyed stream. */
int ac_stream_surface_of(const void *handle);

/* Whether a handle is that of a default stream. */
static inline bool ac_stream_is_default(ac_stream *stream, const void *handle)
{
    return atomic_load_explicit(&stream->is_default, memory_order_relaxed) &&
           ac_slot_is(&stream->slot, handle);
}

/* How many streams may still be made. */
size_t ac_stream_left(void);

#endif
