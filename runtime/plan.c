#include "plan.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "array.h"
#include "counted.h"
#include "error.h"
#include "float_environment.h"
#include "pool.h"
#include "stream.h"
#include "walk.h"

/*
 * An executor is a number in a pointer's clothes: a mark that no address has in its upper bits, the
 * generation of a plan, and the number of the plan's slot. The generation moves on when a plan is
 * consumed or destroyed, so whatever pointer a caller passes is judged without looking at what it
 * points at.
 *
 *   63      48 47        24 23       0
 *   [  mark  ] [generation] [  slot  ]
 *
 * The state of a slot has the same generation, two flags, and a count of the launches of a
 * repeatable executor that are queued on streams. A launch may end before the thread that queued it
 * has counted it, so the count starts in the middle of its bits.
 *
 *   55      32 21         20     19        0
 *   [generation] [repeatable] [live] [launches]
 */
#define MARK UINT64_C(0xac1e)

enum { MARK_SHIFT = 48, GENERATION_SHIFT = 24, PLANS_MAX = 1 << 18, LAUNCHES_MAX = (1 << 19) - 1 };

#define SLOT_MASK UINT64_C(0xffffff)
#define GENERATION_MASK UINT64_C(0xffffff)

#define STATE_LAUNCHES UINT64_C(0xfffff)
#define STATE_NO_LAUNCHES UINT64_C(0x80000)
#define STATE_LIVE (UINT64_C(1) << 20)
#define STATE_REPEATABLE (UINT64_C(1) << 21)
#define STATE_GENERATION (GENERATION_MASK << 32)
#define STATE_GENERATION_ONE (UINT64_C(1) << 32)

_Static_assert(PLANS_MAX <= SLOT_MASK, "a slot number fits a handle");
_Static_assert(LAUNCHES_MAX < STATE_NO_LAUNCHES, "a count of launches fits a state");
_Static_assert(sizeof(void *) == sizeof(uint64_t), "a handle fits a pointer");

enum { WORKSPACE_ALIGNMENT = 64 };

/* One run of a plan. Its addresses are its own: those of the plan may change while it waits. */
typedef struct launch {
    ac_task task;
    struct plan *plan;
    void *workspace;
    const void *in[AC_OPERANDS_MAX];
    void *out[AC_OPERANDS_MAX];
    const void *counts;
} launch;

typedef struct plan {
    atomic_uint_least64_t state;
    uint64_t pool_words[3]; /* the pool's while the slot is free */
    const ac_operator *op;
    ac_kernel *kernel;
    uint64_t workspace;
    size_t inputs;
    size_t outputs;
    bool empty;
    bool small;
    /* Arguments are counted as operands are, but all parts of one argument are one. */
    size_t argument_inputs;
    size_t arguments;
    uint8_t argument[AC_OPERANDS_MAX]; /* of an operand */
    /* Of an argument that is input and output at once: the other one. */
    uint8_t twin[AC_OPERANDS_MAX + 1];
    unsigned char *data[AC_OPERANDS_MAX];
    int64_t offsets[AC_OPERANDS_MAX]; /* bytes */
    _Alignas(16) unsigned char attrs[AC_ATTRS_MAX];
    /* Of a plan whose rows are counted, else null and anything. */
    ac_counted *counted;
    bool counts_read; /* there are some */
    unsigned char *counts;
    int64_t counts_offset;   /* bytes */
    uint8_t counts_argument; /* ARGUMENT_NONE of an operator that counts no rows */
    launch own;              /* the only launch of a plan that is not repeatable */
    ac_walk walk;
} plan;

static ac_pool plans = AC_POOL(AC_POOL_PLAN, plan, PLANS_MAX);
static ac_pool launches = AC_POOL(AC_POOL_LAUNCH, launch, LAUNCHES_MAX);

enum { ARGUMENT_NONE = UINT8_MAX };

static void plan_give(plan *p)
{
    ac_counted_free(p->counted);
    p->counted = NULL;
    ac_pool_give(&plans, p);
}

size_t ac_plan_live(void)
{
    return ac_pool_live(&plans);
}

static aclOpExecutor *handle_of(const plan *p, uint64_t state)
{
    const uint64_t generation = state >> 32 & GENERATION_MASK;

    return (aclOpExecutor *)(uintptr_t)(MARK << MARK_SHIFT | generation << GENERATION_SHIFT |
                                        ac_pool_number(&plans, p));
}

/* The slot an executor names, null if it is no executor at all. */
static plan *slot_of(const aclOpExecutor *executor)
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

/* The plan that a second phase may run. An executor that is not repeatable is consumed here: of two
 * threads that pass it at once, one gets it. Null if it is not live. */
static plan *plan_claim(const aclOpExecutor *executor, bool *repeatable)
{
    plan *p = slot_of(executor);
    uint64_t state = p ? atomic_load_explicit(&p->state, memory_order_acquire) : 0;

    do {
        if (!state_matches(state, executor))
            return NULL;
        *repeatable = (state & STATE_REPEATABLE) != 0;
    } while (!*repeatable &&
             !atomic_compare_exchange_weak_explicit(&p->state, &state, next_generation(state),
                                                    memory_order_acq_rel, memory_order_acquire));
    return p;
}

static aclnnStatus fail_not_live(aclnnStatus status, const char *function,
                                 const aclOpExecutor *executor)
{
    ac_error_record(status, "%s: %s", function,
                    slot_of(executor) ? "executor was used or destroyed before"
                                      : "executor does not come from a first phase");
    return status;
}

/* The argument that an operand is, or is a part of. */
static const aclTensor *argument_of(const ac_call *call, size_t operand)
{
    return call->whole[operand] ? call->whole[operand] : call->operands[operand].tensor;
}

/* Whether an operand is a further part of the argument of the one before it. */
static bool is_next_part(const ac_call *call, size_t operand)
{
    return operand > 0 && operand != call->inputs && call->whole[operand] &&
           call->whole[operand] == call->whole[operand - 1];
}

/* The next argument, which is its own twin. */
static uint8_t argument_add(plan *p, bool input)
{
    const uint8_t number = (uint8_t)p->arguments++;

    p->twin[number] = number;
    p->argument_inputs += input;
    return number;
}

/* Numbers the arguments, of which `counts` may be one. For each, the one of the other direction
 * that is the same tensor, or itself: a new address for selfRef of an in-place operator is for
 * both. */
static void arguments_count(plan *p, const ac_call *call, const ac_row_counts *counts)
{
    const size_t total = call->inputs + call->outputs;

    p->arguments = 0;
    p->argument_inputs = 0;
    p->counts_argument = ARGUMENT_NONE;
    for (size_t i = 0; i < total; i++) {
        if (is_next_part(call, i)) {
            p->argument[i] = p->argument[i - 1];
            continue;
        }
        if (counts && p->arguments == counts->input)
            p->counts_argument = argument_add(p, true);
        p->argument[i] = argument_add(p, i < call->inputs);
    }
    for (size_t o = call->inputs; o < total; o++) {
        for (size_t i = 0; i < call->inputs; i++) {
            if (argument_of(call, i) == argument_of(call, o)) {
                p->twin[p->argument[o]] = p->argument[i];
                p->twin[p->argument[i]] = p->argument[o];
            }
        }
    }
}

static aclnnStatus check_reach(const aclTensor *tensor, const char *kind, size_t number)
{
    int64_t first;
    int64_t last;

    switch (ac_tensor_reach(tensor, &first, &last)) {
    case AC_REACH_FINE:
        break;
    case AC_REACH_OUTSIDE:
        return ac_fail(ACLNN_ERR_INNER_NULLPTR,
                       "the view of %s %zu reaches from element %" PRId64 " to %" PRId64
                       " of a storage of %" PRId64,
                       kind, number, first, last, ac_shape_count(&tensor->storage));
    case AC_REACH_HUGE:
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "the view of %s %zu spans more elements than memory can hold", kind, number);
    }
    return ACLNN_SUCCESS;
}

/* What every call must keep to, whatever its operator checks: it fits a plan, and its views fit
 * their memory. */
static aclnnStatus check_call(const ac_call *call)
{
    const size_t total = call->inputs + call->outputs;

    if (total > AC_OPERANDS_MAX || call->attrs_size > AC_ATTRS_MAX)
        return ac_fail(ACLNN_ERR_INNER,
                       "%zu tensors with %zu bytes of attributes do not fit a plan", total,
                       call->attrs_size);
    if (ac_shape_count(&call->space) > AC_COUNT_MAX)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "the result has more elements than memory can hold");
    for (size_t i = 0, number = 0; i < total; i++, number++) {
        if (i == call->inputs)
            number = 0;
        if (is_next_part(call, i)) {
            number--;
            continue;
        }
        AC_TRY(check_reach(argument_of(call, i), i < call->inputs ? "input" : "output", number));
    }
    return ACLNN_SUCCESS;
}

/* What the second phase needs where rows are counted. */
static aclnnStatus counts_plan(plan *p, const ac_call *call, const ac_row_counts *counts)
{
    p->counted = NULL;
    if (!counts || !counts->counts || p->walk.kind == AC_WALK_NOTHING)
        return ACLNN_SUCCESS;
    p->counted = ac_counted_make(call, counts);
    p->counts = counts->counts->data;
    p->counts_read = counts->counts->shape.dims[0] > 0;
    p->counts_offset = counts->counts->offset * (int64_t)sizeof(int64_t);
    return p->counted
               ? ACLNN_SUCCESS
               : ac_fail(ACLNN_ERR_INNER_CREATE_EXECUTOR, "no memory is left for another executor");
}

aclnnStatus ac_plan_build(const ac_call *call, uint64_t *workspace_size, aclOpExecutor **executor)
{
    return ac_plan_build_counted(call, NULL, workspace_size, executor);
}

aclnnStatus ac_plan_build_counted(const ac_call *call, const ac_row_counts *counts,
                                  uint64_t *workspace_size, aclOpExecutor **executor)
{
    const size_t total = call->inputs + call->outputs;

    *executor = NULL;
    AC_TRY(check_call(call));
    if (counts && counts->counts)
        AC_TRY(check_reach(counts->counts, "input", counts->input));

    plan *p = ac_pool_take(&plans);

    if (!p)
        return ac_fail(ACLNN_ERR_INNER_CREATE_EXECUTOR, "no memory is left for another executor");

    aclnnStatus status = ac_walk_build(&p->walk, call);

    if (status == ACLNN_SUCCESS)
        status = counts_plan(p, call, counts);
    if (status != ACLNN_SUCCESS) {
        plan_give(p);
        return status;
    }
    p->op = call->op;
    p->kernel = call->kernel;
    p->inputs = call->inputs;
    p->outputs = call->outputs;
    p->empty = p->walk.kind == AC_WALK_NOTHING;
    p->small = ac_walk_small(&p->walk);
    p->workspace = ac_walk_workspace(&p->walk);
    if (p->workspace > 0)
        p->workspace += WORKSPACE_ALIGNMENT;
    for (size_t i = 0; i < total; i++) {
        const aclTensor *tensor = call->operands[i].tensor;

        p->data[i] = tensor->data;
        /* Unsigned, because the offset of an empty tensor may be anything. */
        p->offsets[i] = (int64_t)((uint64_t)tensor->offset * ac_dtype_size(tensor->dtype));
    }
    arguments_count(p, call, counts);
    if (call->attrs_size > 0)
        memcpy(p->attrs, call->attrs, call->attrs_size);

    const uint64_t state =
        (atomic_load_explicit(&p->state, memory_order_relaxed) & STATE_GENERATION) | STATE_LIVE |
        STATE_NO_LAUNCHES;

    atomic_store_explicit(&p->state, state, memory_order_release);
    *workspace_size = p->workspace;
    *executor = handle_of(p, state);
    return ACLNN_SUCCESS;
}

static int launch_run(ac_task *task)
{
    launch *l = (launch *)(void *)task;
    plan *p = l->plan;
    ac_float_environment callers;
    aclnnStatus status;

    if (p->empty)
        return ACLNN_SUCCESS;
    ac_call_enter(p->op);
    callers = ac_float_environment_enter();
    status = p->counted ? ac_counted_run(p->counted, &p->walk, l->counts, l->in, l->out, p->attrs,
                                         l->workspace)
                        : ac_walk_run(&p->walk, p->kernel, l->in, l->out, p->attrs, l->workspace);
    ac_float_environment_leave(callers);
    return status;
}

/* The launch that this thread is just giving to a stream. Where the stream runs it at once, which
 * is the rule for small work, nobody has to count it. */
static _Thread_local const launch *submitting __attribute__((tls_model("initial-exec")));

static void launch_done(ac_task *task)
{
    launch *l = (launch *)(void *)task;
    plan *p = l->plan;

    if (l == &p->own) {
        plan_give(p);
        return;
    }
    ac_pool_give(&launches, l);
    if (l == submitting) {
        submitting = NULL;
        return;
    }

    /* The last launch of a destroyed executor frees the slot. */
    const uint64_t before = atomic_fetch_sub_explicit(&p->state, 1, memory_order_acq_rel);

    if ((before & (STATE_LIVE | STATE_LAUNCHES)) == STATE_NO_LAUNCHES + 1)
        plan_give(p);
}

static aclnnStatus check_run(const plan *p, const ac_operator *op, const void *workspace,
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
    for (size_t i = 0; i < p->inputs + p->outputs && !p->empty; i++) {
        const size_t number = p->argument[i];

        if (!p->data[i])
            return ac_fail(ACLNN_ERR_PARAM_NULLPTR,
                           "the address of %s %zu is null although the tensor has elements",
                           i < p->inputs ? "input" : "output",
                           i < p->inputs ? number : number - p->argument_inputs);
    }
    if (p->counted && p->counts_read && !p->counts)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR,
                       "the address of input %u is null although the tensor has elements",
                       (unsigned)p->counts_argument);
    return ACLNN_SUCCESS;
}

static void *align(void *address)
{
    const uintptr_t past = (uintptr_t)address % WORKSPACE_ALIGNMENT;

    return past == 0 ? address : (unsigned char *)address + (WORKSPACE_ALIGNMENT - past);
}

static aclnnStatus launch_submit(plan *p, launch *l, void *workspace, aclrtStream stream)
{
    l->task.name = p->op->name;
    l->task.run = launch_run;
    l->task.done = launch_done;
    l->plan = p;
    l->workspace = p->workspace > 0 ? align(workspace) : NULL;
    if (!p->empty) {
        for (size_t i = 0; i < p->inputs; i++)
            l->in[i] = p->data[i] + p->offsets[i];
        for (size_t i = 0; i < p->outputs; i++)
            l->out[i] = p->data[p->inputs + i] + p->offsets[p->inputs + i];
        l->counts = p->counted && p->counts_read ? p->counts + p->counts_offset : NULL;
    }
    /* The stream has recorded the sentence where it refuses. */
    return ac_stream_submit(stream, &l->task, p->small) == ACL_SUCCESS ? ACLNN_SUCCESS
                                                                       : ACLNN_ERR_RUNTIME_ERROR;
}

static aclnnStatus run_once(plan *p, void *workspace, aclrtStream stream)
{
    const aclnnStatus status = launch_submit(p, &p->own, workspace, stream);

    if (status != ACLNN_SUCCESS)
        plan_give(p);
    return status;
}

static aclnnStatus run_again(plan *p, void *workspace, aclrtStream stream)
{
    launch *l = ac_pool_take(&launches);
    aclnnStatus status;

    if (!l)
        return ac_fail(ACLNN_ERR_INNER, "no memory is left for another launch");
    submitting = l;
    status = launch_submit(p, l, workspace, stream);
    if (status != ACLNN_SUCCESS)
        ac_pool_give(&launches, l);
    else if (submitting)
        atomic_fetch_add_explicit(&p->state, 1, memory_order_acq_rel);
    submitting = NULL;
    return status;
}

aclnnStatus ac_plan_run(const ac_operator *op, void *workspace, uint64_t workspace_size,
                        aclOpExecutor *executor, aclrtStream stream)
{
    bool repeatable;

    ac_call_enter(op);
    if (!executor)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "executor is null");

    plan *p = plan_claim(executor, &repeatable);

    if (!p)
        return fail_not_live(ACLNN_ERR_PARAM_INVALID, op->name, executor);

    const aclnnStatus status = check_run(p, op, workspace, workspace_size);

    if (status == ACLNN_SUCCESS)
        return repeatable ? run_again(p, workspace, stream) : run_once(p, workspace, stream);
    if (!repeatable)
        plan_give(p);
    return status;
}

/* What every function on executors asks first: 561103 for null, 561000 for one that is not live. */
static aclnnStatus check_executor(const char *function, const aclOpExecutor *executor)
{
    const plan *p = slot_of(executor);

    if (!executor) {
        ac_error_record(ACLNN_ERR_INNER_NULLPTR, "%s: executor is null", function);
        return ACLNN_ERR_INNER_NULLPTR;
    }
    if (!p || !state_matches(atomic_load_explicit(&p->state, memory_order_acquire), executor))
        return fail_not_live(ACLNN_ERR_INNER, function, executor);
    return ACLNN_SUCCESS;
}

/* Moves a live executor to another state; 561000 if another thread took it meanwhile. */
static aclnnStatus state_change(const char *function, const aclOpExecutor *executor,
                                uint64_t (*change)(uint64_t state), uint64_t *after)
{
    AC_TRY(check_executor(function, executor));

    plan *p = slot_of(executor);
    uint64_t state = atomic_load_explicit(&p->state, memory_order_acquire);

    do {
        if (!state_matches(state, executor))
            return fail_not_live(ACLNN_ERR_INNER, function, executor);
        *after = change(state);
    } while (!atomic_compare_exchange_weak_explicit(&p->state, &state, *after, memory_order_acq_rel,
                                                    memory_order_acquire));
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
    uint64_t after;

    return state_change(__func__, executor, make_repeatable, &after);
}

aclnnStatus aclDestroyAclOpExecutor(aclOpExecutor *executor)
{
    uint64_t after;

    AC_TRY(state_change(__func__, executor, make_destroyed, &after));
    if ((after & STATE_LAUNCHES) == STATE_NO_LAUNCHES)
        plan_give(slot_of(executor));
    return ACLNN_SUCCESS;
}

/* Which arguments an index counts. */
typedef enum counted { INPUTS, OUTPUTS, BOTH } counted;

static aclnnStatus check_index(const char *function, const char *name, const plan *p, counted what,
                               size_t index, size_t *argument)
{
    static const char *const words[] = {
        [INPUTS] = "input", [OUTPUTS] = "output", [BOTH] = "tensor"};
    const size_t first = what == OUTPUTS ? p->argument_inputs : 0;
    const size_t count = what == INPUTS    ? p->argument_inputs
                         : what == OUTPUTS ? p->arguments - p->argument_inputs
                                           : p->arguments;

    if (index < count) {
        *argument = first + index;
        return ACLNN_SUCCESS;
    }
    ac_error_record(ACLNN_ERR_PARAM_INVALID, "%s: %s is %zu; %s has %zu %s%s, counted from 0",
                    function, name, index, p->op->name, count, words[what], count == 1 ? "" : "s");
    return ACLNN_ERR_PARAM_INVALID;
}

static aclnnStatus address_set(const char *function, aclOpExecutor *executor, counted what,
                               size_t index, aclTensor *tensor, void *address)
{
    size_t argument = 0;

    AC_TRY(check_executor(function, executor));
    if (!tensor) {
        ac_error_record(ACLNN_ERR_INNER_NULLPTR, "%s: tensor is null", function);
        return ACLNN_ERR_INNER_NULLPTR;
    }

    plan *p = slot_of(executor);

    AC_TRY(check_index(function, "index", p, what, index, &argument));
    AC_TRY(ac_tensor_check(function, tensor));
    tensor->data = address;
    for (size_t i = 0; i < p->inputs + p->outputs; i++) {
        if (p->argument[i] == argument || p->argument[i] == p->twin[argument])
            p->data[i] = address;
    }
    if (argument == p->counts_argument)
        p->counts = address;
    return ACLNN_SUCCESS;
}

aclnnStatus aclSetInputTensorAddr(aclOpExecutor *executor, const size_t index, aclTensor *tensor,
                                  void *addr)
{
    return address_set(__func__, executor, INPUTS, index, tensor, addr);
}

aclnnStatus aclSetOutputTensorAddr(aclOpExecutor *executor, const size_t index, aclTensor *tensor,
                                   void *addr)
{
    return address_set(__func__, executor, OUTPUTS, index, tensor, addr);
}

aclnnStatus aclSetTensorAddr(aclOpExecutor *executor, const size_t index, aclTensor *tensor,
                             void *addr)
{
    return address_set(__func__, executor, BOTH, index, tensor, addr);
}

aclnnStatus AclSetInputTensorAddr(aclOpExecutor *executor, const size_t index, aclTensor *tensor,
                                  void *addr)
{
    return address_set(__func__, executor, INPUTS, index, tensor, addr);
}

aclnnStatus AclSetOutputTensorAddr(aclOpExecutor *executor, const size_t index, aclTensor *tensor,
                                   void *addr)
{
    return address_set(__func__, executor, OUTPUTS, index, tensor, addr);
}

aclnnStatus AclSetTensorAddr(aclOpExecutor *executor, const size_t index, aclTensor *tensor,
                             void *addr)
{
    return address_set(__func__, executor, BOTH, index, tensor, addr);
}

/* No operator takes a tensor list yet, so the answer is a refusal that says which mistake it was.
 */
static aclnnStatus member_address_set(const char *function, const aclOpExecutor *executor,
                                      counted what, size_t ir_index, size_t relative_index,
                                      const aclTensorList *tensors)
{
    size_t argument = 0;

    AC_TRY(check_executor(function, executor));
    if (!tensors) {
        ac_error_record(ACLNN_ERR_INNER_NULLPTR, "%s: tensors is null", function);
        return ACLNN_ERR_INNER_NULLPTR;
    }

    const plan *p = slot_of(executor);
    uint64_t size = 0;

    AC_TRY(aclGetTensorListSize(tensors, &size));
    if (relative_index >= size) {
        ac_error_record(ACLNN_ERR_PARAM_INVALID,
                        "%s: relativeIndex is %zu; the list has %" PRIu64
                        " tensor%s, counted from 0",
                        function, relative_index, size, size == 1 ? "" : "s");
        return ACLNN_ERR_PARAM_INVALID;
    }
    AC_TRY(check_index(function, "irIndex", p, what, ir_index, &argument));
    ac_error_record(ACLNN_ERR_PARAM_INVALID, "%s: argument %zu of %s is a tensor, not a list",
                    function, argument, p->op->name);
    return ACLNN_ERR_PARAM_INVALID;
}

aclnnStatus aclSetDynamicInputTensorAddr(aclOpExecutor *executor, size_t irIndex,
                                         const size_t relativeIndex, aclTensorList *tensors,
                                         void *addr)
{
    (void)addr;
    return member_address_set(__func__, executor, INPUTS, irIndex, relativeIndex, tensors);
}

aclnnStatus aclSetDynamicOutputTensorAddr(aclOpExecutor *executor, size_t irIndex,
                                          const size_t relativeIndex, aclTensorList *tensors,
                                          void *addr)
{
    (void)addr;
    return member_address_set(__func__, executor, OUTPUTS, irIndex, relativeIndex, tensors);
}

aclnnStatus aclSetDynamicTensorAddr(aclOpExecutor *executor, size_t irIndex,
                                    const size_t relativeIndex, aclTensorList *tensors, void *addr)
{
    (void)addr;
    return member_address_set(__func__, executor, BOTH, irIndex, relativeIndex, tensors);
}

aclnnStatus AclSetDynamicInputTensorAddr(aclOpExecutor *executor, size_t irIndex,
                                         const size_t relativeIndex, aclTensorList *tensors,
                                         void *addr)
{
    (void)addr;
    return member_address_set(__func__, executor, INPUTS, irIndex, relativeIndex, tensors);
}

aclnnStatus AclSetDynamicOutputTensorAddr(aclOpExecutor *executor, size_t irIndex,
                                          const size_t relativeIndex, aclTensorList *tensors,
                                          void *addr)
{
    (void)addr;
    return member_address_set(__func__, executor, OUTPUTS, irIndex, relativeIndex, tensors);
}

aclnnStatus AclSetDynamicTensorAddr(aclOpExecutor *executor, size_t irIndex,
                                    const size_t relativeIndex, aclTensorList *tensors, void *addr)
{
    (void)addr;
    return member_address_set(__func__, executor, BOTH, irIndex, relativeIndex, tensors);
}
