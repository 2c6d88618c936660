#include "observe/observe.h"

#include "observe/calls.h"
#include "observe/coverage.h"
#include "observe/record.h"
#include "observe/summary.h"
#include "observe/timeline.h"

enum { DEPTH = 16 };

/* The tasks that this thread runs, one inside the other: a recorded graph has steps, and a function
 * of the program may make calls. Deeper ones are not traced. */
static _Thread_local struct {
    size_t depth;
    struct {
        const char *name;
        int64_t stream;
        uint64_t began;
        bool told; /* as a call */
    } of[DEPTH];
} tasks;

/* --- calls ------------------------------------------------------------------------------------ */

static void count(const ac_seen_run *run)
{
    if (ac_observed(AC_OBSERVE_CALLS))
        ac_calls_tell(run);
    if (ac_observed(AC_OBSERVE_SUMMARY))
        ac_summary_count(run);
    if (ac_observed(AC_OBSERVE_COVERAGE))
        ac_coverage_count(run);
    if (ac_observed(AC_OBSERVE_RECORD))
        ac_record_ended(run);
}

void ac_observe_refused(const ac_seen_run *run)
{
    count(run);
}

void ac_observe_stub(const char *name, int status)
{
    ac_seen *const seen = ac_seen_make(name);
    const ac_seen_run run = {.seen = seen, .phase = 1, .status = status, .stream = AC_SEEN_NOWHERE};

    if (seen)
        ac_observe_refused(&run);
    ac_seen_free(seen);
}

void ac_observe_begun(ac_seen_run *run)
{
    if (ac_observed(AC_OBSERVE_RECORD))
        ac_record_begun(run);
    run->began = ac_seen_now();
}

void ac_observe_ended(ac_seen_run *run)
{
    run->ended = ac_seen_now();
    count(run);
    if (!ac_observed(AC_OBSERVE_TRACE))
        return;
    ac_timeline_task(run->seen->call, run->stream, run->began, run->ended, run->status, run);
    if (tasks.depth > 0 && tasks.depth <= DEPTH)
        tasks.of[tasks.depth - 1].told = true;
}

void ac_observe_host(const char *name, uint64_t began, int status)
{
    ac_timeline_thread(name, began, ac_seen_now(), status);
}

bool ac_observe_tries(const ac_seen *seen)
{
    return ac_observed(AC_OBSERVE_COVERAGE) && ac_coverage_new(seen);
}

void ac_observe_tried(const ac_seen *seen, ac_product product, const char *sentence)
{
    ac_coverage_answer(seen, product, sentence);
}

/* --- tasks ------------------------------------------------------------------------------------ */

void ac_observe_task_begun(const char *name, int64_t stream)
{
    if (tasks.depth < DEPTH) {
        tasks.of[tasks.depth].name = name;
        tasks.of[tasks.depth].stream = stream;
        tasks.of[tasks.depth].told = false;
        tasks.of[tasks.depth].began = ac_observed(AC_OBSERVE_TRACE) ? ac_seen_now() : 0;
    }
    tasks.depth++;
}

void ac_observe_task_ended(int status)
{
    tasks.depth--;
    if (ac_observed(AC_OBSERVE_TRACE) && tasks.depth < DEPTH && !tasks.of[tasks.depth].told)
        ac_timeline_task(tasks.of[tasks.depth].name, tasks.of[tasks.depth].stream,
                         tasks.of[tasks.depth].began, ac_seen_now(), status, NULL);
}

int64_t ac_observe_stream(void)
{
    const size_t depth = tasks.depth < DEPTH ? tasks.depth : DEPTH;

    return depth > 0 ? tasks.of[depth - 1].stream : AC_SEEN_NOWHERE;
}
