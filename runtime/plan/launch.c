#include "plan/launch.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/float_environment.h"
#include "base/pool.h"
#include "device/stream/context.h"
#include "device/stream/submit.h"
#include "device/stream/watch.h"
#include "plan/describe.h"
#include "plan/executor.h"
#include "plan/scrutiny.h"
#include "plan/walk_run.h"
#include "strict/inject.h"
#include "strict/object.h"
#include "strict/shadow.h"
#include "strict/zone.h"

static ac_pool launches = AC_POOL(AC_POOL_LAUNCH, ac_launch, AC_LAUNCHES_MAX);

/* --- on a stream ----------------------------------------------------------------------------- */

static aclnnStatus run(const ac_executor *p, const ac_listed *listed, const void *counts,
                       const void *const in[], void *const out[], void *workspace)
{
    const ac_float_environment callers = ac_float_environment_enter();
    aclnnStatus status;

    switch (p->way) {
    case AC_WAY_COUNTED:
        status = ac_counted_run(p->counted, &p->walk, counts, in, out, p->attrs, workspace);
        break;
    case AC_WAY_PLACED:
        status = ac_placed_run(p->placed, in, out[0], p->attrs);
        break;
    case AC_WAY_PINNED:
        status = ac_pinned_run(p->pinned, in, out[0], p->attrs);
        break;
    case AC_WAY_TAKEN:
        status = ac_taken_run(p->taken, in, out[0]);
        break;
    case AC_WAY_SCATTERED:
        status = ac_scattered_run(p->scattered, in, out[0], workspace);
        break;
    case AC_WAY_LINED:
        status = ac_lined_run(p->lined, in[0], out, workspace);
        break;
    case AC_WAY_PANED:
        status = ac_paned_run(p->paned, in[0], out);
        break;
    case AC_WAY_FOUND:
        status = ac_found_run(p->found, in, out, workspace);
        break;
    case AC_WAY_STAGED:
        status = ac_staged_run(p->staged, in, out, p->attrs, workspace);
        break;
    case AC_WAY_CLASSED:
        status = ac_classed_run(p->classed, p->kernel, in, out, p->attrs, workspace);
        break;
    case AC_WAY_UNPACKED:
        status = ac_unpacked_run(p->unpacked, p->kernel, in, out, p->attrs, workspace);
        break;
    case AC_WAY_BLOCKED:
        status = ac_blocked_run(p->blocked, out[0], workspace);
        break;
    case AC_WAY_LISTED:
        status = ac_listed_run(listed, listed->written ? in[0] : out[0], workspace);
        break;
    default:
        status = ac_walk_run(&p->walk, p->kernel, in, out, p->attrs, workspace);
        break;
    }

    ac_float_environment_leave(callers);
    return status;
}

static int launch_compute(const ac_launch *l)
{
    const ac_executor *p = l->plan;

    if (p->empty)
        return ACLNN_SUCCESS;
    ac_call_enter(p->op);
    if (ac_strict(AC_STRICT_INIT) && l->workspace)
        ac_shadow_spoil(l->workspace, p->workspace - AC_WORKSPACE_ALIGNMENT);
    return run(p, l->listed, l->counts, l->in, l->out, l->workspace);
}

static int launch_run(ac_task *task)
{
    const ac_launch *l = (const ac_launch *)(const void *)task;

    return l->plan->seen ? ac_describe_run(l, launch_compute) : launch_compute(l);
}

static void launch_done(ac_task *task)
{
    ac_launch *l = (ac_launch *)(void *)task;
    ac_executor *p = l->plan;

    if (task->uses)
        ac_uses_free(task->uses);
    ac_listed_drop(l->listed);
    if (l == &p->own) {
        ac_executor_give(p);
        return;
    }
    ac_pool_give(&launches, l);
    ac_executor_landed(p);
}

/* The library's addresses in place of the program's. */
static void launch_reach(ac_launch *l)
{
    for (size_t i = 0; i < l->plan->inputs; i++)
        l->in[i] = ac_zone_reach(l->in[i]);
    for (size_t i = 0; i < l->plan->outputs; i++)
        l->out[i] = ac_zone_reach(l->out[i]);
    l->counts = ac_zone_reach(l->counts);
    l->workspace = ac_zone_reach(l->workspace);
}

static aclnnStatus launch_submit(ac_executor *p, ac_launch *l, void *workspace, aclrtStream stream,
                                 ac_uses *uses)
{
    l->task.name = p->op->name;
    l->task.run = launch_run;
    l->task.done = launch_done;
    l->task.blocks = false;
    l->task.uses = uses;
    l->plan = p;
    l->workspace = workspace;
    memcpy(l->in, p->in, p->inputs * sizeof p->in[0]);
    memcpy(l->out, p->out, p->outputs * sizeof p->out[0]);
    l->counts = p->counts;
    l->listed = p->way == AC_WAY_LISTED ? ac_listed_hold(p->listed) : NULL;
    if (ac_strict(AC_STRICT_TRACE))
        launch_reach(l);
    /* If the stream refuses, it has recorded a sentence. */
    if (ac_stream_submit(stream, &l->task, p->small) == ACL_SUCCESS)
        return ACLNN_SUCCESS;
    ac_uses_free(uses);
    ac_listed_drop(l->listed);
    return ACLNN_ERR_RUNTIME_ERROR;
}

static aclnnStatus run_once(ac_executor *p, void *workspace, aclrtStream stream, ac_uses *uses)
{
    const aclnnStatus status = launch_submit(p, &p->own, workspace, stream, uses);

    if (status != ACLNN_SUCCESS)
        ac_executor_give(p);
    return status;
}

/* A launch of a repeatable executor. */
static aclnnStatus launch_take(ac_launch **launch)
{
    *launch = ac_pool_take(&launches);
    return *launch ? ACLNN_SUCCESS
                   : ac_fail(ACLNN_ERR_INNER, "no memory is left for another launch");
}

/* `l` is null if none was taken yet. */
static aclnnStatus run_again(ac_executor *p, ac_launch *l, void *workspace, aclrtStream stream,
                             ac_uses *uses)
{
    if (!l)
        AC_TRY(launch_take(&l));

    const aclnnStatus status = launch_submit(p, l, workspace, stream, uses);

    if (status != ACLNN_SUCCESS)
        ac_pool_give(&launches, l);
    else
        ac_executor_launched(p);
    return status;
}

/* --- at once --------------------------------------------------------------------------------- */

/* Runs small work in the caller if the stream is idle; false if the stream has other work. */
static inline __attribute__((always_inline)) bool run_now(const ac_executor *p, void *workspace,
                                                          aclrtStream handle)
{
    ac_stream *const stream = ac_stream_take(handle);
    aclnnStatus status = ACLNN_SUCCESS;

    if (!stream)
        return false;

    const size_t position = ac_error_position();

    if (p->plain) {
        const ac_float_environment callers = ac_float_environment_enter();

        p->kernel(p->walk.count, p->in, p->out, p->attrs, 0);
        ac_float_environment_leave(callers);
    } else if (!p->empty) {
        status = run(p, p->listed, p->counts, p->in, p->out, workspace);
    }
    ac_stream_give(stream, p->op->name, status, position);
    return true;
}

/* --- the second phase ------------------------------------------------------------------------ */

static aclnnStatus check_run(const ac_executor *p, const ac_operator *op, const void *workspace,
                             uint64_t workspace_size)
{
    if (p->op != op)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "executor was made by %sGetWorkspaceSize",
                       p->op->name);
    if (!workspace && p->workspace > 0)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "workspace is null; %" PRIu64 " bytes are needed",
                       p->workspace);
    if (!workspace && workspace_size > 0)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR,
                       "workspaceSize is %" PRIu64 " although workspace is null", workspace_size);
    if (workspace_size < p->workspace)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "workspaceSize is %" PRIu64 "; %" PRIu64 " and more are allowed",
                       workspace_size, p->workspace);
    for (size_t i = 0; i < p->inputs + p->outputs && !p->addressed; i++) {
        const bool input = i < p->inputs;
        const size_t number =
            ac_executor_argument(p, i) - (input ? 0 : ac_executor_argument(p, p->inputs));

        if (!(input ? p->in[i] : p->out[i - p->inputs]) && (p->vacant >> i & 1) == 0)
            return ac_fail(ACLNN_ERR_PARAM_NULLPTR,
                           "the address of %s %zu is null although the tensor has elements",
                           input ? "input" : "output", number);
    }
    if (p->way == AC_WAY_COUNTED && p->counts_read && !p->counts)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR,
                       "the address of input %u is null although the tensor has elements",
                       (unsigned)p->counts_argument);
    return ACLNN_SUCCESS;
}

static void *align(void *address)
{
    const uintptr_t past = (uintptr_t)address % AC_WORKSPACE_ALIGNMENT;

    return past == 0 ? address : (unsigned char *)address + (AC_WORKSPACE_ALIGNMENT - past);
}

__attribute__((noinline, cold)) static aclnnStatus strict_run(const ac_executor *p,
                                                              const void *workspace,
                                                              uint64_t workspace_size,
                                                              aclrtStream stream, ac_uses **uses)
{
    AC_TRY(ac_inject(AC_INJECT_LAUNCH, p->op->name));
    return ac_strict(AC_STRICT_ALL) ? ac_scrutiny_run(p, workspace, workspace_size, stream, uses)
                                    : ACLNN_SUCCESS;
}

/* Tells observers of a refusal; returns `status`. */
static aclnnStatus refused(const ac_operator *op, const ac_executor *p, aclnnStatus status)
{
    return ac_observed(AC_OBSERVE) && status != ACLNN_SUCCESS ? ac_describe_refusal(op, p, status)
                                                              : status;
}

/* Runs a plan, or gives it back if it is refused with `status`. `now`: in the caller, if the stream
 * is idle. */
static inline __attribute__((always_inline)) aclnnStatus
run_claimed(ac_executor *p, bool repeatable, aclnnStatus status, bool now, ac_launch *launch,
            void *workspace, aclrtStream stream, ac_uses *uses)
{
    void *const room = status == ACLNN_SUCCESS && p->workspace > 0 ? align(workspace) : NULL;

    if (status != ACLNN_SUCCESS || (now && run_now(p, room, stream))) {
        if (!repeatable)
            ac_executor_give(p);
        return status;
    }
    return repeatable ? run_again(p, launch, room, stream, uses) : run_once(p, room, stream, uses);
}

/* The same in strict mode, or with observers. */
__attribute__((noinline, cold)) static aclnnStatus
run_strictly(ac_executor *p, bool repeatable, const ac_operator *op, aclnnStatus status,
             void *workspace, uint64_t workspace_size, aclrtStream stream)
{
    /* A launch has the library's addresses, and is observed. */
    const bool now = p->small && !ac_strict(AC_STRICT_TRACE | AC_OBSERVE);
    ac_launch *launch = NULL;
    ac_uses *uses = NULL;

    /* All that may refuse the call comes before the trace, which keeps what it was told. */
    if (status == ACLNN_SUCCESS && repeatable && !now)
        status = launch_take(&launch);
    if (status == ACLNN_SUCCESS)
        status = strict_run(p, workspace, workspace_size, stream, &uses);
    if (status != ACLNN_SUCCESS && launch)
        ac_pool_give(&launches, launch);

    const bool watched = status == ACLNN_SUCCESS && ac_strict(AC_STRICT_TRACE);

    status =
        run_claimed(p, repeatable, refused(op, p, status), now, launch, workspace, stream, uses);
    if (watched && status != ACLNN_SUCCESS)
        ac_watch_refused(stream ? stream : ac_current.stream);
    return status;
}

aclnnStatus ac_plan_run(const ac_operator *op, void *workspace, uint64_t workspace_size,
                        aclOpExecutor *executor, aclrtStream stream)
{
    ac_call_enter(op);
    if (!executor)
        return refused(op, NULL, ac_fail(ACLNN_ERR_PARAM_NULLPTR, "executor is null"));

    const ac_claimed claim = ac_executor_claim(executor);
    ac_executor *const p = claim.plan;

    if (!p)
        return refused(op, NULL, ac_executor_fail(ACLNN_ERR_PARAM_INVALID, op->name, executor));
    if (!claim.repeatable)
        ac_object_ended(AC_KIND_EXECUTOR, executor, "used");

    const aclnnStatus status = check_run(p, op, workspace, workspace_size);

    if (ac_strict(AC_STRICT_ALL | AC_STRICT_FAIL | AC_OBSERVE))
        return run_strictly(p, claim.repeatable, op, status, workspace, workspace_size, stream);
    return run_claimed(p, claim.repeatable, status, p->small, NULL, workspace, stream, NULL);
}
