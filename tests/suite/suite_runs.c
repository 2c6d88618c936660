/*
 * The same bits on every instruction set and for any number of threads; the life of an executor.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "base/isa.h"
#include "cases.h"
#include "check/check.h"
#include "client/bits.h"
#include "client/call_types.h"
#include "client/compare.h"
#include "client/dtype.h"
#include "client/placed.h"
#include "client/run.h"
#include "plan/plan.h"
#include "refusals.h"
#include "suite.h"
#include "walk/walk.h"

enum { CASES_MAX = 64, WHAT = 192 };
_Static_assert(19 * 5 * 1531 >= AC_FORK_MIN, "work is shared out");

/* --- instruction sets and threads ------------------------------------------------------------- */

/* Every case of the sweep, and a tensor with an odd tail, as the best instruction set computes it.
 */
static void isa_check(const call *c, const char *title, findings *f)
{
    array wanted[AC_ENTRY_ARGS_MAX];

    suite_environment("ACLNN_CPU_ISA", NULL);
    if (reference_run(c, wanted, title, f)) {
        for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
            char what[WHAT];

            if (!ac_isa_supported((ac_isa)isa))
                continue;
            suite_environment("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa));
            findings_expect(f, ac_isa_current() == (ac_isa)isa, "%s cannot be forced",
                            ac_isa_name((ac_isa)isa));
            (void)snprintf(what, sizeof what, "%s on %s", title, ac_isa_name((ac_isa)isa));
            same_bits_expect(c, wanted, what, f);
        }
    }
    suite_environment("ACLNN_CPU_ISA", NULL);
    results_free(c, wanted);
}

void check_instruction_sets(const suite *s, findings *f)
{
    static const int64_t odd[] = {7, 3, 29};
    const ac_entry *const entry = suite_entry(s, f);

    for (size_t i = 0; entry && i < s->sweep_count; i++) {
        call c = call_of_case(s, entry, &s->sweeps[i]);

        if (call_dtypes_legal(&c, AC_HOST) && case_keeps_shape(s, entry, &s->sweeps[i])) {
            call other = call_respaced(&c, 3, odd);

            isa_check(&c, s->sweeps[i].title, f);
            isa_check(&other, s->sweeps[i].title, f);
            call_free(&other);
        }
        call_free(&c);
    }
}

/* Large enough that the work is shared out: by two threads in one case, by three in the next. */
void check_threads(const suite *s, findings *f)
{
    static const int64_t large[] = {19, 5, 1531};
    static const char *const threads[] = {"2", "3"};
    const ac_entry *const entry = suite_entry(s, f);
    const suite_case *picked[CASES_MAX];
    const size_t count = entry ? cases_pick(s, entry, picked, CASES_MAX) : 0;

    for (size_t i = 0; i < count; i++) {
        call c = call_of_case(s, entry, picked[i]);
        call big = call_respaced(&c, 3, large);
        array wanted[AC_ENTRY_ARGS_MAX];

        suite_environment("ACLNN_CPU_THREADS", "1");
        if (reference_run(&big, wanted, picked[i]->title, f)) {
            for (size_t k = 0; k < sizeof threads / sizeof threads[0]; k++) {
                char what[WHAT];

                if (count > 1 && k != i % 2)
                    continue;
                suite_environment("ACLNN_CPU_THREADS", threads[k]);
                (void)snprintf(what, sizeof what, "%s with %s threads", picked[i]->title,
                               threads[k]);
                same_bits_expect(&big, wanted, what, f);
            }
        }
        results_free(&big, wanted);
        call_free(&big);
        call_free(&c);
    }
    suite_environment("ACLNN_CPU_THREADS", "2");
}

/* --- the second phase ------------------------------------------------------------------------- */

static call everyday_call(const ac_entry *entry)
{
    static const int64_t dims[] = {4, 3, 5};

    return call_legal(entry, AC_HOST, 3, dims);
}

/* An entry point of another operator. */
static const ac_entry *stranger(const ac_entry *entry)
{
    for (const ac_entry *const *other = ac_catalogue; *other; other++) {
        if (strcmp((*other)->op, entry->op) != 0)
            return *other;
    }
    return NULL;
}

static outcome launched(const ac_entry *entry, void *workspace, uint64_t size,
                        aclOpExecutor *executor)
{
    outcome out = {0};

    (void)aclGetRecentErrMsg();
    out.status = entry->launch(workspace, size, executor, NULL);

    const char *const sentence = aclGetRecentErrMsg();

    (void)snprintf(out.sentence, sizeof out.sentence, "%s", sentence ? sentence : "");
    return out;
}

/* A first phase that succeeds. */
static aclOpExecutor *executor_of(const opened *o, uint64_t *workspace, findings *f)
{
    aclOpExecutor *executor;
    const outcome out = call_prepare(o, &executor);

    *workspace = out.workspace;
    findings_expect(f, out.status == 0, "a legal call: refused with %d: %s", out.status,
                    out.sentence);
    return executor;
}

static void check_workspaces(const opened *o, findings *f)
{
    const ac_entry *const entry = o->of->entry;
    uint64_t needed;
    aclOpExecutor *executor = executor_of(o, &needed, f);
    outcome out = launched(entry, NULL, needed > 0 ? needed : 64, executor);

    refusal_judge(entry, &out, ACLNN_ERR_PARAM_NULLPTR, "workspace", "null workspace", f);
    if (needed == 0)
        return;
    executor = executor_of(o, &needed, f);

    bool on_device;
    void *const workspace = placed_room(needed, &on_device);

    out = launched(entry, workspace, needed - 1, executor);
    refusal_judge(entry, &out, ACLNN_ERR_PARAM_INVALID, "workspaceSize", "short workspace", f);
    placed_room_free(workspace, on_device);
}

/* Makes the tensors anew whose shapes a call has found. */
static void renew(opened *o)
{
    const call *const of = o->of;
    bool finds = false;

    for (size_t i = 0; i < of->entry->param_count; i++)
        finds = finds || of->entry->params[i].view == AC_ENTRY_FOUND;
    if (!finds)
        return;
    call_close(o);
    call_open(of, o);
}

void check_second_phase(const suite *s, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);

    if (!entry)
        return;

    call c = everyday_call(entry);
    const ac_entry *const other = stranger(entry);
    uint64_t needed;
    outcome out;
    opened o;

    call_open(&c, &o);
    out = launched(entry, NULL, 0, NULL);
    refusal_judge(entry, &out, ACLNN_ERR_PARAM_NULLPTR, "executor", "null executor", f);

    aclOpExecutor *executor = executor_of(&o, &needed, f);

    out.workspace = needed;
    call_launch(&o, executor, &out);
    findings_expect(f, out.status == 0, "the default stream: %d: %s", out.status, out.sentence);
    renew(&o);
    out = launched(entry, NULL, 0, executor);
    refusal_judge(entry, &out, ACLNN_ERR_PARAM_INVALID, "executor", "executor used twice", f);

    int foreign = 0;

    out = launched(entry, NULL, 0, (aclOpExecutor *)(void *)&foreign);
    refusal_judge(entry, &out, ACLNN_ERR_PARAM_INVALID, "executor", "no executor at all", f);
    if (other) {
        executor = executor_of(&o, &needed, f);
        out = launched(other, NULL, 0, executor);
        refusal_judge(other, &out, ACLNN_ERR_PARAM_INVALID, entry->name,
                      "executor of another operator", f);
    }
    check_workspaces(&o, f);
    for (size_t i = 0; i < entry->param_count; i++)
        c.args[i].how = LAYOUT_SLICED;
    call_close(&o);
    call_open(&c, &o);
    check_workspaces(&o, f);
    call_close(&o);
    call_free(&c);
}

/* Gives the tensors that are read what they held before the first run, and the first of them
 * anything else that it has by now. */
static void refill(const opened *o)
{
    bool first = true;

    for (size_t i = 0; i < o->of->entry->param_count; i++) {
        const ac_entry_param *const p = &o->of->entry->params[i];
        const array *const values = &o->of->args[i].values;

        if (param_is_read(p) && (first || p->role == AC_ROLE_INOUT))
            memcpy(o->tensors[i].memory + o->tensors[i].start, values->data,
                   values->count * values->size);
        first = first && !param_is_read(p);
    }
}

void check_repeatable(const suite *s, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);
    const suite_case *picked[1];

    if (!entry || cases_pick(s, entry, picked, 1) == 0)
        return;

    call c = call_of_case(s, entry, picked[0]);
    size_t read = 0;
    uint64_t needed;
    outcome out;
    opened o;

    while (read < entry->param_count && !param_is_read(&entry->params[read]))
        read++;
    call_open(&c, &o);

    aclOpExecutor *const executor = executor_of(&o, &needed, f);

    findings_expect(f, aclSetAclOpExecutorRepeatable(executor) == 0, "it cannot be repeated");
    for (size_t round = 0; round < 3; round++) {
        array wanted[AC_ENTRY_ARGS_MAX];

        if (read < entry->param_count) {
            array *const values = &c.args[read].values;
            array turned = array_cycled(values, round, values->rank, values->dims);

            array_free(values);
            *values = turned;
            refill(&o);
        }
        out.workspace = needed;
        call_launch(&o, executor, &out);
        findings_expect(f, out.status == 0, "run %zu: %d: %s", round, out.status, out.sentence);
        if (reference_run(&c, wanted, "alone", f)) {
            for (size_t i = 0; i < entry->param_count; i++) {
                if (!param_is_written(&entry->params[i]))
                    continue;

                array result = placed_read(&o.tensors[i]);

                array_compare(&wanted[i], &result, (tolerance){0}, "a repeated run", f);
                array_free(&result);
            }
        }
        results_free(&c, wanted);
    }
    findings_expect(f, aclDestroyAclOpExecutor(executor) == 0, "it cannot be destroyed");
    out = launched(entry, NULL, 0, executor);
    refusal_judge(entry, &out, ACLNN_ERR_PARAM_INVALID, "executor", "executor after its end", f);
    call_close(&o);
    call_free(&c);
}

/* What a null pointer means, in place of an argument: a string, an f32 scalar, or in every element
 * of a tensor a number of two digits at most, whose bits end with zeros; an infinity is the end of
 * an integer dtype. */
static void fallback_fill(call *c, size_t arg, int computed)
{
    const ac_entry_param *const p = &c->entry->params[arg];
    array *const a = &c->args[arg].values;
    const float fallback = (float)p->fallback;
    uint64_t bits = 0;

    if (p->kind == AC_KIND_STRING) {
        c->args[arg].text = p->choices[(size_t)p->fallback].text;
        return;
    }
    if (isinf(p->fallback) && (p->kind != AC_KIND_SCALAR || dtype_is_integer(computed))) {
        call_retype(c, arg, computed);
        for (size_t i = 0; i < a->count; i++)
            array_set(a, i, bits_of(computed, p->fallback));
        return;
    }
    if (p->kind == AC_KIND_SCALAR && p->cast && dtype_is_integer(computed)) {
        call_retype(c, arg, AC_I64); /* a float does not convert to it */
        array_set(a, 0, bits_of(AC_I64, p->fallback));
        return;
    }
    if (p->kind == AC_KIND_SCALAR) {
        call_retype(c, arg, AC_F32);
        memcpy(a->data, &fallback, sizeof fallback);
        return;
    }
    while (bits_value(a->dtype, bits) != p->fallback)
        bits += UINT64_C(1) << (8 * a->size - 16);
    for (size_t i = 0; i < a->count; i++)
        array_set(a, i, bits);
}

/* Whether a tensor of the fallback's dtype can stand where the case has null. */
static bool fallback_fits(call *c, size_t arg)
{
    c->args[arg].null = false;

    const bool fits = call_dtypes_legal(c, AC_HOST);

    c->args[arg].null = true;
    return fits;
}

/* A null pointer in the place of an optional scalar, tensor or string means its default. A tensor
 * may take part in the choice of the dtype that a call computes in; then null is another call. */
void check_defaults(const suite *s, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);
    const suite_case *picked[CASES_MAX];
    const size_t count = entry ? cases_pick(s, entry, picked, CASES_MAX) : 0;

    for (size_t k = 0; k < count; k++) {
        for (size_t i = 0; i < entry->param_count; i++) {
            const ac_entry_param *const p = &entry->params[i];
            array wanted[AC_ENTRY_ARGS_MAX];

            /* Beside a mask without anything there may still be a band. */
            if (p->role == AC_ROLE_IGNORED || p->role == AC_ROLE_ABSENT ||
                p->kind == AC_KIND_COUNTS || !p->optional || entry_masks(entry, i))
                continue;

            call c = call_of_case(s, entry, picked[k]);

            /* By another choice outputs have other shapes. */
            if (p->kind == AC_KIND_STRING && entry_turns(entry) &&
                c.args[i].number != (int64_t)p->fallback) {
                call_free(&c);
                continue;
            }

            /* Where the case has null, no shape of the row is known: other cases have one. */
            if (c.args[i].null &&
                (p->view == AC_ENTRY_ROW || p->view == AC_ENTRY_ROWS ||
                 p->view == AC_ENTRY_CHANNELS || p->view == AC_ENTRY_EACH_CLASS ||
                 entry_weighs(entry, i) || (entry->joined && entry->joined->inner) ||
                 !fallback_fits(&c, i))) {
                call_free(&c);
                continue;
            }
            c.args[i].null = true;

            const int computed = call_result_type(&c);

            c.args[i].null = false;
            if (p->role != AC_ROLE_OUT) /* which is not written where it is null */
                fallback_fill(&c, i, computed);
            if (call_result_type(&c) != computed) {
                call_free(&c);
                continue;
            }
            if (reference_run(&c, wanted, "the default", f)) {
                const bool flag = p->flags && call_wants(&c, i);
                const bool mode =
                    flag && entry->params[entry_param(entry, p->flags)].role == AC_ROLE_MODE;

                c.args[i].null = true;
                if (flag) { /* it may be null where its flag is false */
                    refusal_expect(&c, ACLNN_ERR_PARAM_NULLPTR, p->name, "null with its flag", f);
                    call_want(&c, i, false);
                }
                if (!mode) /* in which other results may be others, too */
                    same_bits_expect(&c, wanted, "null in its place", f);
            }
            results_free(&c, wanted);
            call_free(&c);
        }
    }
}

/* Handles may go as soon as the first phase has returned. */
void check_early_destruction(const suite *s, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);
    const suite_case *picked[CASES_MAX];
    const size_t count = entry ? cases_pick(s, entry, picked, CASES_MAX) : 0;

    for (size_t k = 0; k < count; k++) {
        call c = call_of_case(s, entry, picked[k]);
        array wanted[AC_ENTRY_ARGS_MAX];
        uint64_t needed;
        outcome out = {0};
        opened o;

        if (!reference_run(&c, wanted, picked[k]->title, f))
            continue;
        call_open(&c, &o);

        aclOpExecutor *const executor = executor_of(&o, &needed, f);

        call_close_handles(&o);
        out.workspace = needed;
        call_launch(&o, executor, &out);
        findings_expect(f, out.status == 0, "%s: %d: %s", picked[k]->title, out.status,
                        out.sentence);
        for (size_t i = 0; i < entry->param_count; i++) {
            if (!param_is_written(&entry->params[i]))
                continue;

            array result = placed_read_as(&o.tensors[i], wanted[i].rank, wanted[i].dims);

            array_compare(&wanted[i], &result, (tolerance){0}, picked[k]->title, f);
            array_free(&result);
        }
        results_free(&c, wanted);
        call_close(&o);
        call_free(&c);
    }
}
