/*
 * What a program does, told by the library: ACLNN_CPU_LOG and ACLNN_CPU_RECORD.
 *
 * There is one place where a call is seen in each of its steps: described in the first phase, and
 * begun and ended on its stream (plan/describe.h); and one where tasks are (device/stream/queue.h).
 * They tell this file, which tells whoever is asked for. Where nobody is, a call costs a branch in
 * its first phase and another in its second, which strict mode has anyway.
 */
#ifndef AC_OBSERVE_H
#define AC_OBSERVE_H

#include "base/environment.h"
#include "observe/seen.h"

/* Whether one of these (AC_OBSERVE_...) is asked for. */
static inline bool ac_observed(unsigned what)
{
    return __builtin_expect((ac_strict_modes & what) != 0, 0);
}

/* A call was refused, in its first or in its second phase. */
void ac_observe_refused(const ac_seen_run *run);

/* An entry point without an operator was called. */
void ac_observe_stub(const char *name, int status);

/* Whether somebody wants to know what products would answer to a call. */
bool ac_observe_tries(const ac_seen *seen);

/* What one would: its sentence, empty where it accepts the call. */
void ac_observe_tried(const ac_seen *seen, ac_product product, const char *sentence);

/* A task on a stream computes the call. */
void ac_observe_begun(ac_seen_run *run);
void ac_observe_ended(ac_seen_run *run);

/* A task of a stream, of whatever kind: what was begun is ended on the same thread. */
void ac_observe_task_begun(const char *name, int64_t stream);
void ac_observe_task_ended(int status);

/* What a thread of the program has done since: a first phase, a copy, or that it waited. */
void ac_observe_host(const char *name, uint64_t began, int status);

/* The beginning and the end of that, each a branch where no trace is asked for; the end returns the
 * status. */
static inline uint64_t ac_observe_from(void)
{
    return ac_observed(AC_OBSERVE_TRACE) ? ac_seen_now() : 0;
}

static inline int ac_observe_until(const char *name, uint64_t began, int status)
{
    if (ac_observed(AC_OBSERVE_TRACE))
        ac_observe_host(name, began, status);
    return status;
}

/* The beginning and the end of what a stream does without a task, because it is idle. */
static inline void ac_observe_inside(const char *name, int64_t stream, bool begins)
{
    if (ac_observed(AC_OBSERVE_TRACE) && begins)
        ac_observe_task_begun(name, stream);
    else if (ac_observed(AC_OBSERVE_TRACE))
        ac_observe_task_ended(0);
}

/* The number of the stream whose task this thread runs; AC_SEEN_NOWHERE outside tasks. */
int64_t ac_observe_stream(void);

#endif
