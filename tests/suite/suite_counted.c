/*
 * Calls with a count of rows: the rows within the count have the same bits as in a call without it;
 * the others are zero, or unchanged.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "cases.h"
#include "check/check.h"
#include "client/bits.h"
#include "client/compare.h"
#include "client/counted.h"
#include "client/parts.h"
#include "client/run.h"
#include "refusals.h"
#include "suite.h"

enum { CASES_MAX = 64, WHAT = 224, SPOILED = 0x5a };

static const int64_t matrix[] = {4, 6};

static const ac_entry_param *counts_of(const ac_entry *entry)
{
    return &entry->params[entry_counts(entry)];
}

/* What the tensors that are written should hold, from the results of all rows. */
static void expect(const call *c, array *wanted)
{
    const bool zero = counts_of(c->entry)->zero;

    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (!param_is_written(&c->entry->params[i]))
            continue;

        const size_t first = counted_elements(c, i) * wanted[i].size;

        memset(wanted[i].data + first, zero ? 0 : SPOILED,
               wanted[i].count * wanted[i].size - first);
    }
}

/* The call with these counts, in each of some layouts. */
static void counts_try(call *c, const array *all, const int64_t *counts, size_t count,
                       const char *title, findings *f)
{
    static const layout hows[] = {LAYOUT_CONTIGUOUS, LAYOUT_OFFSET, LAYOUT_SLICED, LAYOUT_PITCHED,
                                  LAYOUT_SWAPPED};
    const bool last = c->args[entry_param(c->entry, counts_of(c->entry)->axis_of)].number == -1;
    array wanted[AC_ENTRY_ARGS_MAX] = {0};

    counts_set(c, counts, count);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (param_is_written(&c->entry->params[i]))
            wanted[i] = array_copy(&all[i]);
    }
    expect(c, wanted);
    for (size_t k = 0; k < sizeof hows / sizeof hows[0]; k++) {
        char what[WHAT];

        /* Where elements alternate along several axes, these lie in one piece. */
        if (hows[k] >= LAYOUT_PITCHED && entry_alternates(c) && !last)
            continue;
        for (size_t i = 0; i < c->entry->param_count; i++)
            c->args[i].how = hows[k];
        (void)snprintf(what, sizeof what, "%s, %zu of %zu rows, %s", title, counted_rows(c),
                       counted_all(c), layout_name(hows[k]));
        same_bits_expect(c, wanted, what, f);
    }
    for (size_t i = 0; i < c->entry->param_count; i++)
        c->args[i].how = LAYOUT_CONTIGUOUS;
    results_free(c, wanted);
}

/* Several axes before the one that is named, or none; every way in which rows end. */
static void rows_try(const call *c, const char *title, findings *f)
{
    static const int64_t space[] = {3, 2, 4, 6};
    static const int64_t axes[] = {0, 1, 2, -1};
    static const struct {
        size_t count;
        int64_t counts[3];
    } some[] = {{1, {0}},  {1, {1}},     {2, {2, 1}},  {1, {4}}, {3, {3, 0, 2}}, {3, {5, 5, 1}},
                {1, {23}}, {2, {0, 24}}, {2, {20, 3}}, {1, {6}}, {3, {0, 0, 0}}};

    for (size_t a = 0; a < sizeof axes / sizeof axes[0]; a++) {
        call along = call_respaced_along(c, axes[a], 4, space);
        array all[AC_ENTRY_ARGS_MAX];

        if (reference_run(&along, all, title, f)) {
            const int64_t rows = (int64_t)counted_all(&along);

            for (size_t k = 0; k < sizeof some / sizeof some[0]; k++) {
                int64_t sum = 0;

                for (size_t i = 0; i < some[k].count; i++)
                    sum += some[k].counts[i];
                if (sum <= rows || !counts_of(c->entry)->within)
                    counts_try(&along, all, some[k].counts, some[k].count, title, f);
            }
            if (counts_of(c->entry)->empty[AC_HOST])
                counts_try(&along, all, some[0].counts, 0, title, f);
        }
        results_free(&along, all);
        call_free(&along);
    }
}

/* An output in the memory of an input, exactly or shifted, where rows end inside of an axis. */
static void overlap_try(const call *c, const char *title, findings *f)
{
    static const int64_t space[] = {3, 4, 6};
    static const int64_t counts[] = {7};

    for (size_t i = 0; i < c->entry->param_count; i++) {
        for (size_t o = 0; o < c->entry->param_count; o++) {
            for (int64_t shift = 0; shift < 8; shift += 7) {
                call over = call_respaced_along(c, 2, 3, space);
                array wanted[AC_ENTRY_ARGS_MAX];
                char what[WHAT];

                if (over.entry->params[i].role != AC_ROLE_IN ||
                    over.entry->params[o].role != AC_ROLE_OUT ||
                    over.args[i].values.count < over.args[o].values.count) {
                    call_free(&over);
                    continue;
                }
                counts_set(&over, counts, 1);
                (void)snprintf(what, sizeof what, "%s, %s in %s, %lld on", title,
                               c->entry->params[o].name, c->entry->params[i].name,
                               (long long)shift);
                if (reference_run(&over, wanted, what, f)) {
                    array results[AC_ENTRY_ARGS_MAX];

                    over.args[o].over = (int)i;
                    over.args[o].shift = shift;
                    if (reference_run(&over, results, what, f)) {
                        const size_t bytes = counts_of(c->entry)->zero
                                                 ? wanted[o].count * wanted[o].size
                                                 : counted_elements(&over, o) * wanted[o].size;

                        findings_expect(f, memcmp(wanted[o].data, results[o].data, bytes) == 0,
                                        "%s: the results differ", what);
                    }
                    results_free(&over, results);
                }
                results_free(&over, wanted);
                call_free(&over);
            }
        }
    }
}

/* So many points that threads share them. */
static void threads_try(const call *c, const char *title, findings *f)
{
    static const int64_t space[] = {7, 61, 96};
    static const int64_t counts[] = {300};
    static const char *const threads[] = {"1", "3"};
    call large = call_respaced_along(c, 2, 3, space);
    array wanted[AC_ENTRY_ARGS_MAX];

    if (reference_run(&large, wanted, title, f)) {
        counts_set(&large, counts, 1);
        expect(&large, wanted);
        for (size_t k = 0; k < 2; k++) {
            suite_environment("ACLNN_CPU_THREADS", threads[k]);
            same_bits_expect(&large, wanted, title, f);
        }
        suite_environment("ACLNN_CPU_THREADS", "2");
    }
    results_free(&large, wanted);
    call_free(&large);
}

/* Expects a refusal when the stream runs the work. */
static void second_refused(call *c, const int64_t *counts, size_t count, const char *what,
                           findings *f)
{
    const char *const name = counts_of(c->entry)->name;
    array results[AC_ENTRY_ARGS_MAX];

    counts_set(c, counts, count);

    const outcome out = call_run(c, results, f);

    findings_expect(f, out.status == late_status(c->entry) && strstr(out.sentence, name),
                    "%s: %d: %s", what, out.status, out.sentence);
    results_free(c, results);
}

static void refusals_try(const ac_entry *entry, findings *f)
{
    static const int64_t negative[] = {1, -1, 2};
    static const int64_t many[] = {INT64_MAX, INT64_MAX};
    const ac_entry_param *const p = counts_of(entry);
    const size_t at = entry_counts(entry);
    call c = call_legal(entry, AC_HOST, 2, matrix);

    second_refused(&c, negative, 3, "a count below zero", f);
    if (p->within) {
        second_refused(&c, many, 2, "more rows than there are", f);
    } else {
        counts_set(&c, many, 2);
        acceptance_expect(&c, "more rows than there are", f);
    }
    counts_set(&c, negative, 1);
    array_free(&c.args[at].values);
    c.args[at].values = array_make(AC_I32, 1, (const int64_t[]){1});
    refusal_expect(&c, ACLNN_ERR_PARAM_INVALID, p->name, "counts of i32", f);
    array_free(&c.args[at].values);
    c.args[at].values = array_make(AC_I64, 0, NULL);
    refusal_expect(&c, late_status(entry), p->name, "counts of rank 0", f);
    array_free(&c.args[at].values);
    c.args[at].values = array_make(AC_I64, 2, (const int64_t[]){1, 1});
    refusal_expect(&c, late_status(entry), p->name, "counts of rank 2", f);
    array_free(&c.args[at].values);
    c.args[at].values = array_make(AC_I64, 1, (const int64_t[]){AC_COUNTS_MAX + 1});
    refusal_expect(&c, late_status(entry), p->name, "too many counts", f);
    array_free(&c.args[at].values);
    c.args[at].values = array_make(AC_I64, 1, (const int64_t[]){AC_COUNTS_MAX});
    acceptance_expect(&c, "as many counts as there may be", f);
    call_free(&c);
    for (int product = 0; product < AC_PRODUCT_COUNT; product++) {
        if (!entry->on[product])
            continue;
        suite_environment("ACLNN_CPU_SOC", ac_product_facts[product].name);

        call none = call_legal(entry, product, 2, matrix);

        counts_set(&none, negative, 0);
        if (p->empty[product])
            acceptance_expect(&none, "no counts", f);
        else
            refusal_expect(&none, late_status(entry), p->name, "no counts", f);
        call_free(&none);
    }
    suite_environment("ACLNN_CPU_SOC", "host");
}

/* Counts are read anew in each run, from the address that they have then. */
static void repeat_try(const ac_entry *entry, findings *f)
{
    static const int64_t one[] = {1};
    static int64_t three[] = {3};
    const size_t at = entry_counts(entry);
    call c = call_legal(entry, AC_HOST, 2, matrix);
    array results[AC_ENTRY_ARGS_MAX] = {0};
    array wanted[AC_ENTRY_ARGS_MAX];
    aclOpExecutor *executor = NULL;
    size_t input = 0;
    opened o;

    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].role == AC_ROLE_AXIS)
            c.args[i].number = 1;
        input += i < at && param_is_read(&entry->params[i]);
    }
    c.args[at].how = LAYOUT_CONTIGUOUS;

    call respaced = call_respaced_along(&c, 1, 2, matrix);

    counts_set(&respaced, three, 1);
    (void)reference_run(&respaced, wanted, "three rows", f);
    counts_set(&respaced, one, 1);
    call_open(&respaced, &o);

    outcome out = call_prepare(&o, &executor);

    findings_expect(f, out.status == 0 && aclSetAclOpExecutorRepeatable(executor) == 0,
                    "not repeatable: %s", out.sentence);
    call_launch(&o, executor, &out);
    findings_expect(f, out.status == 0, "one row: %s", out.sentence);
    findings_expect(f, aclSetInputTensorAddr(executor, input, o.tensors[at].tensor, three) == 0,
                    "the address of input %zu cannot be set: %s", input, aclGetRecentErrMsg());
    call_launch(&o, executor, &out);
    findings_expect(f, out.status == 0, "three rows: %s", out.sentence);
    for (size_t i = 0; i < entry->param_count; i++) {
        if (!param_is_written(&entry->params[i]))
            continue;
        results[i] = placed_read(&o.tensors[i]);
        array_compare(&wanted[i], &results[i], (tolerance){0}, "three rows after one", f);
    }
    findings_expect(f, aclDestroyAclOpExecutor(executor) == 0, "it cannot be destroyed");
    call_close(&o);
    results_free(&respaced, results);
    results_free(&respaced, wanted);
    call_free(&respaced);
    call_free(&c);
}

void check_counted_rows(const suite *s, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);
    const suite_case *picked[CASES_MAX];
    const size_t count = entry ? cases_pick(s, entry, picked, CASES_MAX) : 0;

    findings_expect(f, !entry || count > 0, "no case is legal for %s", s->entry);
    for (size_t k = 0; k < count; k++) {
        call c = call_of_case(s, entry, picked[k]);

        rows_try(&c, picked[k]->title, f);
        overlap_try(&c, picked[k]->title, f);
        threads_try(&c, picked[k]->title, f);
        call_free(&c);
    }
    if (entry) {
        refusals_try(entry, f);
        repeat_try(entry, f);
    }
}
