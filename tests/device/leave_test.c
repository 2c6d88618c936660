/*
 * Tasks left to the thread that waits for them: when that happens, and that they run if nobody
 * waits.
 */
#include "acl_task.h"

#include <unistd.h>

#include "device/stream/leave.h"
#include "device/stream/schedule.h"

enum { SOON = AC_LEAVE_PROMPT - 1, LATE = AC_LEAVE_PROMPT };

/* Queues and waits for so many tasks, one every AC_LEAVE_LOOK; the time of the next one. */
static uint64_t follow(ac_leave *leave, int tasks, uint64_t now, uint64_t delay)
{
    for (int i = 0; i < tasks; i++, now += AC_LEAVE_LOOK) {
        (void)ac_leave_put(leave, true, now);
        ac_leave_wait(leave, now + delay);
        leave->until = 0; /* the waiting thread ran it */
        (void)ac_leave_look(leave, now + delay);
    }
    return now;
}

Test(leave, only_after_a_habit)
{
    ac_leave leave = {.put = 0};
    uint64_t now = follow(&leave, AC_LEAVE_HABIT - 1, 1000, SOON);
    cr_assert_not(ac_leave_put(&leave, true, now));
    ac_leave_wait(&leave, now + SOON);
    cr_assert_neq(ac_leave_look(&leave, now + SOON), 0);
    cr_assert(ac_leave_put(&leave, true, now + AC_LEAVE_LOOK));
}

Test(leave, not_if_the_worker_sleeps)
{
    ac_leave leave = {.put = 0};
    const uint64_t now = follow(&leave, AC_LEAVE_HABIT, 1000, SOON);
    leave.watched = false;
    cr_assert_not(ac_leave_put(&leave, true, now));
}

Test(leave, waiting_late_ends_the_habit)
{
    ac_leave leave = {.put = 0};
    uint64_t now = follow(&leave, 2 * AC_LEAVE_HABIT, 1000, SOON);
    now = follow(&leave, 1, now, LATE);
    cr_assert_not(ac_leave_put(&leave, true, now));
}

Test(leave, what_follows_without_waiting_ends_the_habit)
{
    for (int alone = 0; alone < 2; alone++) {
        ac_leave leave = {.put = 0};
        const uint64_t now = follow(&leave, AC_LEAVE_HABIT, 1000, SOON);
        cr_assert(ac_leave_put(&leave, true, now));
        cr_assert_not(ac_leave_put(&leave, alone != 0, now + 1));
        cr_assert(ac_leave_over(&leave, now + 1), "the worker may take both");
    }
}

Test(leave, the_worker_takes_what_nobody_waits_for)
{
    ac_leave leave = {.put = 0};
    const uint64_t now = follow(&leave, AC_LEAVE_HABIT, 1000, SOON);
    cr_assert(ac_leave_put(&leave, true, now));
    cr_assert_not(ac_leave_over(&leave, now + 1));
    cr_assert_eq(ac_leave_look(&leave, now + 1), now + AC_LEAVE_LOOK);
    cr_assert(ac_leave_over(&leave, now + AC_LEAVE_LOOK));
    cr_assert_not(ac_leave_put(&leave, true, now + 2 * AC_LEAVE_LOOK), "the habit ended");
}

Test(leave, asking_wakes_the_worker_once)
{
    ac_leave leave = {.put = 0};
    const uint64_t now = follow(&leave, AC_LEAVE_HABIT, 1000, SOON);
    cr_assert(ac_leave_put(&leave, true, now));
    cr_assert(ac_leave_ask(&leave));
    cr_assert(ac_leave_over(&leave, now + 1));
    cr_assert_not(ac_leave_ask(&leave));
}

Test(leave, the_worker_sleeps_when_there_is_no_work)
{
    ac_leave leave = {.put = 0};
    const uint64_t now = follow(&leave, AC_LEAVE_HABIT, 1000, SOON);
    cr_assert_eq(ac_leave_look(&leave, now), now + AC_LEAVE_LOOK);
    cr_assert_eq(ac_leave_look(&leave, now + AC_LEAVE_REST), 0);
    cr_assert_not(leave.watched);
}

/* --- on a stream ------------------------------------------------------------------------------ */

typedef struct seen {
    ac_task task;
    atomic_int runs;
    pthread_t thread;
} seen;

static int seen_run(ac_task *task)
{
    seen *const own = (seen *)task;
    own->thread = pthread_self();
    atomic_fetch_add(&own->runs, 1);
    return 0;
}

static void seen_done(ac_task *task)
{
    (void)task;
}

#define SEEN                                                                                       \
    {                                                                                              \
        .task = {.name = "seen", .run = seen_run, .done = seen_done }                              \
    }

static bool left(aclrtStream handle)
{
    ac_stream *const stream = (ac_stream *)ac_slot_find(&ac_streams, handle);
    pthread_mutex_lock(&stream->lock);
    const bool is = stream->leave.until != 0;
    pthread_mutex_unlock(&stream->lock);
    return is;
}

/* A stream on which a task is left to the program. On a busy machine that takes some attempts: the
 * program may be late, or the worker not yet looking. */
static aclrtStream stream_with(seen *task)
{
    static seen tasks[20000];
    aclrtStream stream = NULL;
    if (ac_scheduled())
        cr_skip("under a schedule no task is left to the program");
    cr_assert_eq(aclrtSetDevice(0), 0);
    accepts(aclrtCreateStream(&stream));
    for (size_t i = 0; i < sizeof tasks / sizeof tasks[0]; i++) {
        seen *const next = i % 16 == 15 ? task : &tasks[i];
        *next = (seen)SEEN;
        accepts(ac_stream_submit(stream, &next->task, 0));
        if (next == task && left(stream))
            return stream;
        accepts(aclrtSynchronizeStream(stream));
        cr_assert_eq(atomic_load(&next->runs), 1);
        if (i % 16 == 14)
            usleep(1000);
    }
    cr_assert(false, "no task was left to the program");
    return NULL;
}

/* A minute at most, for machines that are busy with other programs. */
static void await(seen *task)
{
    for (int i = 0; i < 600000 && atomic_load(&task->runs) == 0; i++)
        usleep(100);
    cr_assert_eq(atomic_load(&task->runs), 1);
}

Test(leave, the_program_runs_what_was_left_to_it)
{
    seen task;
    /* The worker takes it if the program is held up between queueing and waiting. */
    bool here = false;
    for (int i = 0; i < 100 && !here; i++) {
        const aclrtStream stream = stream_with(&task);
        accepts(aclrtSynchronizeStream(stream));
        cr_assert_eq(atomic_load(&task.runs), 1);
        here = pthread_equal(task.thread, pthread_self()) != 0;
        accepts(aclrtDestroyStream(stream));
    }
    cr_assert(here);
}

Test(leave, a_task_runs_if_nobody_waits)
{
    seen task;
    const aclrtStream stream = stream_with(&task);
    await(&task);
    cr_assert_not(pthread_equal(task.thread, pthread_self()));
    accepts(aclrtDestroyStream(stream));
}

Test(leave, a_task_runs_if_the_program_only_asks)
{
    seen task;
    const aclrtStream stream = stream_with(&task);
    aclrtStreamStatus status = ACL_STREAM_STATUS_NOT_READY;
    accepts(aclrtStreamQuery(stream, &status));
    cr_assert_not(left(stream));
    await(&task);
    accepts(aclrtDestroyStream(stream));
}

Test(leave, a_task_runs_before_one_that_follows)
{
    seen task;
    seen next = SEEN;
    const aclrtStream stream = stream_with(&task);
    accepts(ac_stream_submit(stream, &next.task, 0));
    cr_assert_not(left(stream));
    await(&next);
    cr_assert_eq(atomic_load(&task.runs), 1);
    accepts(aclrtDestroyStream(stream));
}

Test(leave, a_wait_with_a_limit_needs_the_worker)
{
    seen task;
    const aclrtStream stream = stream_with(&task);
    accepts(aclrtSynchronizeStreamWithTimeout(stream, 60000));
    cr_assert_eq(atomic_load(&task.runs), 1);
    accepts(aclrtDestroyStream(stream));
}

Test(leave, destroying_runs_what_was_left)
{
    seen task;
    const aclrtStream stream = stream_with(&task);
    accepts(aclrtDestroyStream(stream));
    cr_assert_eq(atomic_load(&task.runs), 1);
}
