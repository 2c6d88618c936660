#include "plan/executor.h"

#include <stdlib.h>

#include "base/error.h"
#include "base/pool.h"
#include "strict/lifetime.h"

/*
 *   63      48 47        24 23       0
 *   [  mark  ] [generation] [  slot  ]     an executor
 *
 * The state of a slot has the same generation, two flags, and the number of queued launches of a
 * repeatable executor. A launch may end before the thread that queued it has counted it, so that
 * the count is negative for a moment; so 0 is represented by the middle of the range.
 *
 *   55      32 21         20     19        0
 *   [generation] [repeatable] [live] [launches]
 */
#define MARK UINT64_C(0xac1e)

enum { MARK_SHIFT = 48, GENERATION_SHIFT = 24, PLANS_MAX = 1 << 18 };

#define SLOT_MASK UINT64_C(0xffffff)
#define GENERATION_MASK UINT64_C(0xffffff)

#define STATE_LAUNCHES UINT64_C(0xfffff)
#define STATE_NO_LAUNCHES UINT64_C(0x80000)
#define STATE_LIVE (UINT64_C(1) << 20)
#define STATE_REPEATABLE (UINT64_C(1) << 21)
#define STATE_GENERATION (GENERATION_MASK << 32)
#define STATE_GENERATION_ONE (UINT64_C(1) << 32)

_Static_assert(PLANS_MAX <= SLOT_MASK, "a slot number fits a handle");
_Static_assert(AC_LAUNCHES_MAX < STATE_NO_LAUNCHES, "a count of launches fits a state");
_Static_assert(sizeof(void *) == sizeof(uint64_t), "a handle fits a pointer");

static ac_pool plans = AC_POOL(AC_POOL_PLAN, ac_executor, PLANS_MAX);

size_t ac_plan_live(void)
{
    return ac_pool_live(&plans);
}

ac_executor *ac_executor_take(void)
{
    return ac_pool_take(&plans);
}

__attribute__((noinline, cold)) static void notes_free(ac_executor *plan)
{
    free(plan->extents);
    plan->extents = NULL;
    ac_seen_free(plan->seen);
    plan->seen = NULL;
}

__attribute__((noinline)) static void way_free(ac_executor *plan)
{
    switch (plan->way) {
    case AC_WAY_WALK:
        break;
    case AC_WAY_COUNTED:
        ac_counted_free(plan->counted);
        break;
    case AC_WAY_PLACED:
        ac_placed_free(plan->placed);
        break;
    case AC_WAY_PINNED:
        ac_pinned_free(plan->pinned);
        break;
    case AC_WAY_TAKEN:
        ac_taken_free(plan->taken);
        break;
    case AC_WAY_SCATTERED:
        ac_scattered_free(plan->scattered);
        break;
    case AC_WAY_LINED:
        ac_lined_free(plan->lined);
        break;
    case AC_WAY_PANED:
        ac_paned_free(plan->paned);
        break;
    case AC_WAY_FOUND:
        ac_found_free(plan->found);
        break;
    case AC_WAY_STAGED:
        ac_staged_free(plan->staged);
        break;
    case AC_WAY_CLASSED:
        ac_classed_free(plan->classed);
        break;
    case AC_WAY_UNPACKED:
        ac_unpacked_free(plan->unpacked);
        break;
    case AC_WAY_BLOCKED:
        ac_blocked_free(plan->blocked);
        break;
    case AC_WAY_LISTED:
        ac_listed_drop(plan->listed);
        break;
    }
    plan->way = AC_WAY_WALK;
}

void ac_executor_give(ac_executor *plan)
{
    if (plan->way != AC_WAY_WALK)
        way_free(plan);
    if (plan->extents || plan->seen)
        notes_free(plan);
    ac_pool_give(&plans, plan);
}

/* The plan of an executor, live or not; null for a value that is no executor. */
static ac_executor *slot_of(const aclOpExecutor *executor)
{
    const uint64_t handle = (uintptr_t)executor;

    return handle >> MARK_SHIFT == MARK ? ac_pool_at(&plans, handle & SLOT_MASK) : NULL;
}

static bool state_matches(uint64_t state, const aclOpExecutor *executor)
{
    const uint64_t handle = (uintptr_t)executor;

    return (state & STATE_LIVE) != 0 &&
           (state >> 32 & GENERATION_MASK) == (handle >> GENERATION_SHIFT & GENERATION_MASK);
}

static uint64_t next_generation(uint64_t state)
{
    return (state + STATE_GENERATION_ONE) & STATE_GENERATION;
}

aclOpExecutor *ac_executor_publish(ac_executor *plan)
{
    const uint64_t state =
        (atomic_load_explicit(&plan->state, memory_order_relaxed) & STATE_GENERATION) | STATE_LIVE |
        STATE_NO_LAUNCHES;
    const uint64_t generation = state >> 32 & GENERATION_MASK;

    if (plan->slot == 0)
        plan->slot = ac_pool_number(&plans, plan) + 1;
    atomic_store_explicit(&plan->state, state, memory_order_release);
    return (aclOpExecutor *)(uintptr_t)(MARK << MARK_SHIFT | generation << GENERATION_SHIFT |
                                        (plan->slot - 1));
}

ac_claimed ac_executor_claim(const aclOpExecutor *executor)
{
    ac_claimed claim = {slot_of(executor), false};
    uint64_t state =
        claim.plan ? atomic_load_explicit(&claim.plan->state, memory_order_acquire) : 0;

    do {
        if (!state_matches(state, executor))
            return (ac_claimed){NULL, false};
        claim.repeatable = (state & STATE_REPEATABLE) != 0;
    } while (!claim.repeatable && !atomic_compare_exchange_weak_explicit(
                                      &claim.plan->state, &state, next_generation(state),
                                      memory_order_acq_rel, memory_order_acquire));
    return claim;
}

void ac_executor_launched(ac_executor *plan)
{
    (void)atomic_fetch_add_explicit(&plan->state, 1, memory_order_acq_rel);
}

void ac_executor_landed(ac_executor *plan)
{
    const uint64_t before = atomic_fetch_sub_explicit(&plan->state, 1, memory_order_acq_rel);

    if ((before & (STATE_LIVE | STATE_LAUNCHES)) == STATE_NO_LAUNCHES + 1)
        ac_executor_give(plan);
}

aclnnStatus ac_executor_fail(aclnnStatus status, const char *function,
                             const aclOpExecutor *executor)
{
    ac_object object;
    const char *const text = slot_of(executor) ? "executor was used or destroyed before"
                                               : "executor does not come from a first phase";
    const bool repeated =
        ac_strict(AC_STRICT_LIFETIME) && ac_object_find(AC_KIND_REPEATABLE, executor, &object);

    return ac_lifetime_refuse(status, function, "executor",
                              repeated ? AC_KIND_REPEATABLE : AC_KIND_EXECUTOR, executor, text);
}

aclnnStatus ac_executor_find(const char *function, const aclOpExecutor *executor,
                             ac_executor **plan)
{
    *plan = slot_of(executor);
    if (!executor) {
        ac_error_record(ACLNN_ERR_INNER_NULLPTR, "%s: executor is null", function);
        return ACLNN_ERR_INNER_NULLPTR;
    }
    if (!*plan ||
        !state_matches(atomic_load_explicit(&(*plan)->state, memory_order_acquire), executor))
        return ac_executor_fail(ACLNN_ERR_INNER, function, executor);
    return ACLNN_SUCCESS;
}

/* Changes the state of a live executor; 561000 if another thread consumed it meanwhile. */
static aclnnStatus state_change(const char *function, const aclOpExecutor *executor,
                                uint64_t (*change)(uint64_t state), uint64_t *after)
{
    ac_executor *plan;

    AC_TRY(ac_executor_find(function, executor, &plan));

    uint64_t state = atomic_load_explicit(&plan->state, memory_order_acquire);

    do {
        if (!state_matches(state, executor))
            return ac_executor_fail(ACLNN_ERR_INNER, function, executor);
        *after = change(state);
    } while (!atomic_compare_exchange_weak_explicit(&plan->state, &state, *after,
                                                    memory_order_acq_rel, memory_order_acquire));
    return ACLNN_SUCCESS;
}

static uint64_t make_repeatable(uint64_t state)
{
    return state | STATE_REPEATABLE;
}

static uint64_t make_destroyed(uint64_t state)
{
    return next_generation(state) | (state & STATE_LAUNCHES);
}

aclnnStatus aclSetAclOpExecutorRepeatable(aclOpExecutor *executor)
{
    uint64_t after = 0;

    AC_TRY(state_change(__func__, executor, make_repeatable, &after));
    if (ac_strict(~0U))
        ac_object_repeatable(executor);
    return ACLNN_SUCCESS;
}

aclnnStatus aclDestroyAclOpExecutor(aclOpExecutor *executor)
{
    uint64_t after = 0;

    AC_TRY(state_change(__func__, executor, make_destroyed, &after));
    ac_object_ended(AC_KIND_EXECUTOR, executor, "destroyed");
    ac_object_ended(AC_KIND_REPEATABLE, executor, "destroyed");
    if ((after & STATE_LAUNCHES) == STATE_NO_LAUNCHES)
        ac_executor_give(slot_of(executor));
    return ACLNN_SUCCESS;
}

size_t ac_executor_argument(const ac_executor *plan, size_t i)
{
    size_t number = i;

    for (size_t k = 0; k <= i; k++)
        number -= plan->parts >> k & 1;
    return number + (number >= plan->counts_argument);
}
