/*
 * The same bits, however the tensors lie in memory.
 */
#include <stdio.h>
#include <string.h>

#include "cases.h"
#include "client/bits.h"
#include "client/compare.h"
#include "client/maps.h"
#include "client/parts.h"
#include "client/run.h"
#include "refusals.h"
#include "suite.h"

enum { CASES_MAX = 64, WHAT = 192 };

typedef void case_check(const call *c, const char *title, findings *f);

/* Runs a check on one call of each kind. */
static void for_each_kind(const suite *s, case_check *check, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);
    const suite_case *picked[CASES_MAX];
    const size_t count = entry ? cases_pick(s, entry, picked, CASES_MAX) : 0;

    findings_expect(f, !entry || count > 0, "no case is legal for %s", s->entry);
    for (size_t i = 0; i < count; i++) {
        call c = call_of_case(s, entry, picked[i]);

        check(&c, picked[i]->title, f);
        call_free(&c);
    }
}

/* The axis of a call, for an operator that works along one; param_count for any other. */
static size_t axis_of(const ac_entry *entry)
{
    size_t axis = entry->row_axis ? entry_param(entry, entry->row_axis) : entry->param_count;

    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].cut_count > 0)
            return entry->param_count;
        if (entry->params[i].role == AC_ROLE_AXIS)
            axis = i;
    }
    return axis;
}

/* Makes an array equal along its first axis, so that a stride of 0 can stand for it. */
static void level(array *a)
{
    const size_t rows = a->rank > 0 ? (size_t)a->dims[0] : 1;
    const size_t row = rows > 0 ? a->count / rows : 0;

    for (size_t i = row; i < a->count; i++)
        array_take(a, i, a, i % row);
}

/* Rows along axis 0 or, where `along` says so, 1. */
static void layouts_of(const call *c, bool along, const int64_t *dims, size_t rank,
                       const char *title, findings *f)
{
    call base = along ? call_respaced_along(c, 1, rank, dims) : call_respaced(c, rank, dims);
    array wanted[AC_ENTRY_ARGS_MAX];
    const size_t params = c->entry->param_count;

    for (size_t i = 0; i < params; i++) {
        if (c->entry->params[i].role == AC_ROLE_IN)
            level(&base.args[i].values);
    }
    if (reference_run(&base, wanted, title, f)) {
        for (int how = 1; how < 2 * LAYOUT_COUNT; how++) {
            char what[WHAT];

            /* Each layout for all tensors, then all of them mixed. */
            for (size_t i = 0; i < params; i++) {
                const int mixed = how < LAYOUT_COUNT ? how : (how + 5 * (int)i) % LAYOUT_COUNT;
                const bool input = c->entry->params[i].role == AC_ROLE_IN;

                base.args[i].how =
                    mixed == LAYOUT_REPEATED && !input ? LAYOUT_SLICED : (layout)mixed;
            }
            (void)snprintf(what, sizeof what, "%s, %s%s", title,
                           how < LAYOUT_COUNT ? "" : "mixed from ",
                           layout_name((layout)(how % LAYOUT_COUNT)));
            same_bits_expect(&base, wanted, what, f);
        }
    }
    results_free(&base, wanted);
    call_free(&base);
}

static void layouts_check(const call *c, const char *title, findings *f)
{
    static const int64_t solid[] = {3, 4, 5, 7};
    static const int64_t ones[] = {2, 1, 9, 1, 6};

    layouts_of(c, false, solid, 4, title, f);
    layouts_of(c, false, ones, 5, title, f);

    /* Long rows, which some layouts keep together and others lay side by side. */
    static const int64_t long_rows[] = {2, 200, 17};
    static const int64_t last_rows[] = {2, 17, 200};
    const size_t axis = axis_of(c->entry);

    if (c->entry->by_rows && !c->entry->row_axis)
        layouts_of(c, false, last_rows, 3, title, f);

    if (axis < c->entry->param_count)
        layouts_of(c, true, long_rows, 3, title, f);
}

void check_layouts(const suite *s, findings *f)
{
    for_each_kind(s, layouts_check, f);
}

/* --- views ------------------------------------------------------------------------------------ */

/* Whether the shapes of the tensors of a call keep to its preconditions. */
static bool within_limits(const call *c)
{
    ac_entry_shape shapes[AC_ENTRY_ARGS_MAX] = {0};

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const array *const a = &c->args[i].values;

        if (!param_is_tensor(&c->entry->params[i]))
            continue;
        shapes[i].rank = a->rank;
        memcpy(shapes[i].dims, a->dims, a->rank * sizeof a->dims[0]);
    }
    return !c->entry->fits || c->entry->fits(shapes);
}

/* Gives one broadcast argument a smaller shape, if it may have that; the result must be that of the
 * expanded one. A tensor with parts has the shape of the space before it is cut. */
static void view_of(const call *c, size_t arg, size_t rank, const int64_t *dims, size_t space_rank,
                    const int64_t *space, const char *title, findings *f)
{
    array wanted[AC_ENTRY_ARGS_MAX];
    call small = call_respaced(c, space_rank, space);
    char shape[64];
    char what[WHAT];

    const ac_entry_shape whole = call_shape(&small, arg, space_rank, space);

    call_reshape(&small, arg, rank, dims);
    if (!within_limits(&small)) {
        call_free(&small);
        return;
    }

    call full = call_copy(&small);

    array_free(&full.args[arg].values);
    full.args[arg].values = array_expanded(&small.args[arg].values, whole.rank, whole.dims);
    (void)snprintf(what, sizeof what, "%s, %s of shape %s", title, c->entry->params[arg].name,
                   shape_text(rank, dims, shape, sizeof shape));
    if (reference_run(&full, wanted, what, f))
        same_bits_expect(&small, wanted, what, f);
    results_free(&full, wanted);
    call_free(&full);
    call_free(&small);
}

/* Whether a shape repeats to a space. */
static bool repeats_to(size_t rank, const int64_t *dims, const ac_entry_shape *space)
{
    if (rank > space->rank)
        return false;
    for (size_t i = 0; i < rank; i++) {
        if (dims[i] != 1 && dims[i] != space->dims[space->rank - rank + i])
            return false;
    }
    return true;
}

/* Whether vectors make the space, which no other shape then has. */
static bool has_vectors(const ac_entry *entry)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++)
        found = found || entry->params[i].view == AC_ENTRY_DOWN;
    return found;
}

static void views_check(const call *c, const char *title, findings *f)
{
    const ac_entry_shape three = {.rank = 3, .dims = {4, 3, 5}};
    const ac_entry_shape fitted =
        entry_contracts(c->entry) || has_vectors(c->entry) ? entry_fit(c->entry, &three) : three;
    const int64_t *const space = fitted.dims;
    static const struct {
        size_t rank;
        int64_t dims[3];
    } smaller[] = {{0, {0}}, {1, {1}}, {1, {5}}, {2, {3, 1}}, {3, {4, 1, 5}}, {3, {1, 3, 1}}};
    static const int64_t one[] = {1};
    const ac_entry_shape own = entry_fit(c->entry, &three);

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        /* A formula that has the number of an input's elements has another value for the expanded
         * one. */
        if (p->role != AC_ROLE_IN || p->view != AC_ENTRY_BROADCAST || p->counted)
            continue;

        const ac_entry_shape whole = call_shape(c, i, fitted.rank, space);

        for (size_t k = 0; k < sizeof smaller / sizeof smaller[0]; k++) {
            int64_t dims[3];

            if (!repeats_to(smaller[k].rank, smaller[k].dims, &fitted))
                continue;
            for (size_t axis = 0; axis < smaller[k].rank; axis++) {
                const size_t at = whole.rank - smaller[k].rank + axis;

                dims[axis] = smaller[k].dims[axis] == 1 ? 1 : whole.dims[at];
            }
            view_of(c, i, smaller[k].rank, dims, fitted.rank, space, title, f);
        }
    }
    /* One element is that element in any rank, above that of the space, too. */
    for (size_t i = 0; i < c->entry->param_count; i++) {
        static const int64_t ones[] = {1, 1, 1, 1, 1, 1, 1, 1};
        const ac_entry_param *const p = &c->entry->params[i];
        call plain = call_respaced(c, 3, space);
        array wanted[AC_ENTRY_ARGS_MAX];

        if (p->role == AC_ROLE_IN && p->view == AC_ENTRY_SINGLE &&
            reference_run(&plain, wanted, title, f)) {
            for (size_t rank = 0; rank <= 8; rank += 2) {
                call_reshape(&plain, i, rank, ones);
                same_bits_expect(&plain, wanted, title, f);
            }
            results_free(&plain, wanted);
        }
        call_free(&plain);
    }
    /* One element for all channels is the same as that element for each of them. */
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        if (p->role != AC_ROLE_IN || p->view != AC_ENTRY_CHANNEL)
            continue;

        call single = call_respaced(c, 3, space);
        array ours[AC_ENTRY_ARGS_MAX];
        array theirs[AC_ENTRY_ARGS_MAX];

        for (size_t k = 0; k < c->entry->param_count; k++) {
            if (c->entry->params[k].view == AC_ENTRY_CHANNEL &&
                (k == i || c->entry->params[k].role == AC_ROLE_OUT))
                call_reshape(&single, k, 1, one);
        }

        call each = call_respaced(c, 3, space);

        array_free(&each.args[i].values);
        each.args[i].values = array_cycled(&single.args[i].values, 0, 1, &own.dims[1]);
        if (reference_run(&single, ours, title, f) && reference_run(&each, theirs, title, f)) {
            for (size_t k = 0; k < c->entry->param_count; k++) {
                if (c->entry->params[k].role == AC_ROLE_OUT && !c->entry->params[k].fold)
                    array_compare(&theirs[k], &ours[k], (tolerance){0}, title, f);
            }
            results_free(&each, theirs);
        }
        results_free(&single, ours);
        call_free(&each);
        call_free(&single);
    }
}

void check_views(const suite *s, findings *f)
{
    for_each_kind(s, views_check, f);
}

/* --- halves ----------------------------------------------------------------------------------- */

/* Runs a call and compares its operands with `wanted`, which may come from tensors of other shapes.
 */
static void operands_expect(const call *c, const operand *wanted, const char *what, findings *f)
{
    array results[AC_ENTRY_ARGS_MAX];

    if (reference_run(c, results, what, f)) {
        operand ours[OPERANDS_MAX];
        const size_t count = operands_make(c, true, results, ours);

        for (size_t i = 0; i < count; i++)
            array_compare(&wanted[i].values, &ours[i].values, (tolerance){0}, what, f);
        operands_free(ours, count);
    }
    results_free(c, results);
}

/* Whichever axis is split, counted from either end: the same parts give the same results. */
static void halves_check(const call *c, const char *title, findings *f)
{
    static const int64_t space[] = {4, 3, 5};
    static const layout hows[] = {LAYOUT_CONTIGUOUS, LAYOUT_SWAPPED, LAYOUT_SLICED};
    call base = call_respaced(c, 3, space);
    array results[AC_ENTRY_ARGS_MAX];
    operand wanted[OPERANDS_MAX];

    if (!reference_run(&base, results, title, f)) {
        results_free(&base, results);
        call_free(&base);
        return;
    }

    const size_t count = operands_make(&base, true, results, wanted);

    for (int64_t axis = -3; axis < 3; axis++) {
        call along = call_respaced_along(&base, axis, 3, space);

        for (size_t k = 0; k < sizeof hows / sizeof hows[0]; k++) {
            char what[WHAT];

            for (size_t i = 0; i < c->entry->param_count; i++)
                along.args[i].how = hows[k];
            (void)snprintf(what, sizeof what, "%s, split along axis %lld, %s", title,
                           (long long)axis, layout_name(hows[k]));
            /* What alternates along several axes has to step through them evenly. */
            if (hows[k] == LAYOUT_SWAPPED && axis != -1 && axis != 2 && entry_alternates(&along))
                refusal_expect(&along, late_status(c->entry), "contiguous", what, f);
            else
                operands_expect(&along, wanted, what, f);
        }
        call_free(&along);
    }
    operands_free(wanted, count);
    results_free(&base, results);
    call_free(&base);
}

void check_halves(const suite *s, findings *f)
{
    for_each_kind(s, halves_check, f);
}

/* --- shapes ----------------------------------------------------------------------------------- */

/* Whether a tensor lies in another space, with an axis more than the first. */
static bool has_spaces(const ac_entry *entry)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++)
        found = found || entry->params[i].beside;
    return found;
}

/* The same elements as a list and as a tensor of rank 8 or 0. Axis 1 has extent 1, so that there is
 * one channel in each of them. */
static void points_check(const call *c, const char *title, findings *f)
{
    static const int64_t list[] = {2 * 3 * 2 * 2 * 3};
    static const int64_t eight[] = {2, 1, 3, 1, 2, 2, 1, 3};
    static const int64_t seven[] = {2, 1, 3, 4, 1, 1, 3};
    static const int64_t one[] = {1};
    const bool room = !has_spaces(c->entry);
    const struct {
        size_t flat_rank;
        const int64_t *flat;
        size_t rank;
        const int64_t *dims;
    } pairs[] = {{1, list, room ? 8 : 7, room ? eight : seven}, {1, one, 0, NULL}};

    for (size_t k = 0; k < sizeof pairs / sizeof pairs[0]; k++) {
        if (pairs[k].rank == 0 && entry_needs_axis(c->entry))
            continue;

        call flat = call_respaced(c, pairs[k].flat_rank, pairs[k].flat);
        call deep = call_respaced(c, pairs[k].rank, pairs[k].dims);
        array wanted[AC_ENTRY_ARGS_MAX];

        if (reference_run(&flat, wanted, title, f)) {
            operand parts[OPERANDS_MAX];
            const size_t count = operands_make(&flat, true, wanted, parts);

            operands_expect(&deep, parts, title, f);
            operands_free(parts, count);
        }
        results_free(&flat, wanted);
        call_free(&deep);
        call_free(&flat);
    }
}

/* The same rows along the last axis, or the first one, with the other axes taken apart; of
 * channels, with those behind theirs. */
static void last_rows_check(const call *c, const char *title, findings *f)
{
    static const int64_t plain[] = {30, 4};
    static const int64_t deep[] = {2, 1, 3, 5, 4};
    static const int64_t beside[] = {4, 30};
    static const int64_t deep_beside[] = {4, 2, 1, 3, 5};
    static const int64_t channels[] = {6, 5, 4};
    static const int64_t images[] = {6, 5, 1, 4};
    static const int64_t deep_channels[] = {6, 5, 2, 1, 2};
    const bool first = c->entry->row_first;
    const bool of_channels = c->entry->row_kept != 0 || c->entry->row_groups;
    call flat = c->entry->row_kept == 3 ? call_respaced(c, 4, images)
                : of_channels           ? call_respaced(c, 3, channels)
                                        : call_respaced(c, 2, first ? beside : plain);
    call other = call_respaced(c, 5, of_channels ? deep_channels : first ? deep_beside : deep);
    array wanted[AC_ENTRY_ARGS_MAX];

    if (reference_run(&flat, wanted, title, f))
        same_bits_expect(&other, wanted, title, f);
    results_free(&flat, wanted);
    call_free(&other);
    call_free(&flat);
}

/* The same rows, with the axes around them taken apart, counted from either end. */
static void rows_check(const call *c, const char *title, findings *f)
{
    static const int64_t plain[] = {6, 5, 4};
    static const int64_t deep[] = {2, 1, 3, 5, 1, 2, 2};
    static const int64_t one[] = {1};
    static const struct {
        size_t flat_rank;
        const int64_t *flat;
        int64_t flat_axis;
        size_t rank;
        const int64_t *dims;
        int64_t axis;
    } pairs[] = {{3, plain, 1, 7, deep, 3}, {3, plain, -2, 7, deep, -4}, {1, one, 0, 0, NULL, -1}};

    for (size_t k = 0; k < sizeof pairs / sizeof pairs[0]; k++) {
        if (pairs[k].rank == 0 && entry_needs_axis(c->entry))
            continue;

        call flat = call_respaced_along(c, pairs[k].flat_axis, pairs[k].flat_rank, pairs[k].flat);
        call other = call_respaced_along(c, pairs[k].axis, pairs[k].rank, pairs[k].dims);
        array wanted[AC_ENTRY_ARGS_MAX];

        if (reference_run(&flat, wanted, title, f))
            same_bits_expect(&other, wanted, title, f);
        results_free(&flat, wanted);
        call_free(&other);
        call_free(&flat);
    }
}

/* The same products, with the axes of a batch taken apart. Where summed axes are joined, a shape
 * with more axes has other sums: it is computed as the reference does. */
static void batches_check(const call *c, const char *title, findings *f)
{
    static const int64_t plain[] = {6, 5, 4};
    static const int64_t deep[] = {2, 1, 3, 5, 4};
    call flat = call_respaced(c, c->entry->joined ? 5 : 3, c->entry->joined ? deep : plain);
    call other = call_respaced(c, 5, deep);
    array wanted[AC_ENTRY_ARGS_MAX];

    if (reference_run(&flat, wanted, title, f))
        same_bits_expect(&other, wanted, title, f);
    results_free(&flat, wanted);
    call_free(&other);
    call_free(&flat);
}

/* Points that each fall on the element at their own place, in any shape. */
static void put_check(const call *c, const char *title, findings *f)
{
    static const int64_t plain[] = {6, 5, 4};
    static const int64_t deep[] = {2, 1, 3, 5, 1, 2, 2};
    call flat = call_respaced(c, 3, plain);
    call other = call_respaced(c, 7, deep);
    array wanted[AC_ENTRY_ARGS_MAX];

    call_default_views(&flat, 3, plain, true);
    call_default_views(&other, 7, deep, true);
    if (reference_run(&flat, wanted, title, f))
        same_bits_expect(&other, wanted, title, f);
    results_free(&flat, wanted);
    call_free(&other);
    call_free(&flat);
}

/* Whether points fall on an output where indices say. */
static bool puts_points(const ac_entry *entry)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++)
        found = found || entry->params[i].put;
    return found;
}

/* Whether a tensor is seen by a map by which points lie elsewhere in another shape, as on a
 * diagonal.
 */
static bool has_shape(const ac_entry *entry)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        found = found || (p->cut_count > 0 && !map_plain(p->cuts[0].map));
    }
    return found;
}

/* Whether an output has indices along the axes of the space, or of the shares of an input. */
static bool has_indices(const ac_entry *entry)
{
    bool shares = false;
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        shares = shares || (p->cut_count > 0 && p->cuts[0].map == AC_MAP_SHARED);
        found = found || (p->position && (p->view == AC_ENTRY_FOUND || shares));
    }
    return found;
}

static void shapes_check(const call *c, const char *title, findings *f)
{
    const size_t axis = axis_of(c->entry);

    if (has_shape(c->entry) || has_indices(c->entry) || has_vectors(c->entry) ||
        c->entry->by_place || entry_classes(c->entry))
        return;
    if (entry_contracts(c->entry))
        batches_check(c, title, f);
    else if (puts_points(c->entry))
        put_check(c, title, f);
    else if (axis < c->entry->param_count)
        rows_check(c, title, f);
    else if (c->entry->by_rows)
        last_rows_check(c, title, f);
    else
        points_check(c, title, f);
}

void check_shapes_of_one_call(const suite *s, findings *f)
{
    for_each_kind(s, shapes_check, f);
}

/* Whether the axes that an argument names have elements; it names the first one. What is stacked
 * has a tensor for each index of its axis, and a list has one at least. */
static bool wants_elements(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].list == AC_LIST_STACKED || entry->params[i].list == AC_LIST_SPREAD)
            return true;
    }
    return entry->row_axis && entry->params[entry_param(entry, entry->row_axis)].filled;
}

/* Whether an output is empty, or all of those of gradients are, which have other shapes. */
static bool is_empty(const call *c)
{
    const bool all = c->entry->joined && c->entry->joined->gradients;
    bool found = false;

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const bool written = param_is_written(&c->entry->params[i]);

        if (written && all && c->args[i].values.count > 0)
            return false;
        found = found || (written && c->args[i].values.count == 0);
    }
    return found;
}

/* Whether an extent that is not 0 would be. */
static bool lacks_extent(const call *c)
{
    bool found = false;

    for (size_t i = 0; i < c->entry->param_count; i++)
        found = found || (c->entry->params[i].role == AC_ROLE_EXTENT &&
                          c->entry->params[i].filled && c->args[i].number == 0);
    return found;
}

/* An empty call succeeds, asks for no workspace and writes nothing. */
static void empty_check(const call *c, const char *title, findings *f)
{
    static const int64_t spaces[][3] = {{0, 0, 0}, {2, 0, 3}, {0, 3, 2}, {2, 3, 0}};
    static const size_t ranks[] = {1, 3, 3, 3};

    for (size_t k = 0; k < sizeof ranks / sizeof ranks[0]; k++) {
        if (spaces[k][0] == 0 && wants_elements(c->entry))
            continue;

        call empty = call_respaced(c, ranks[k], spaces[k]);

        if ((entry_contracts(c->entry) && !is_empty(&empty)) || /* a result without axes is never */
            lacks_extent(&empty)) {
            call_free(&empty);
            continue;
        }

        array results[AC_ENTRY_ARGS_MAX];
        const outcome out = call_run(&empty, results, f);

        findings_expect(f, out.status == 0, "%s, empty: refused with %d: %s", title, out.status,
                        out.sentence);
        findings_expect(f, out.workspace == 0, "%s, empty: a workspace", title);
        for (size_t i = 0; i < c->entry->param_count; i++) {
            const ac_entry_output *const o = c->entry->params[i].output;

            if (param_is_written(&c->entry->params[i]) && !(o && o->fills))
                array_compare(&empty.args[i].values, &results[i], (tolerance){0}, title, f);
        }
        results_free(&empty, results);
        call_free(&empty);
    }
}

void check_empty(const suite *s, findings *f)
{
    for_each_kind(s, empty_check, f);
}

/* --- shared memory ---------------------------------------------------------------------------- */

static bool same_shape(const array *a, const array *b)
{
    return a->dtype == b->dtype && a->rank == b->rank &&
           memcmp(a->dims, b->dims, a->rank * sizeof a->dims[0]) == 0;
}

/* An output in the memory of an input, `shift` elements further on. */
static void shared_check(const call *c, int64_t shift, const char *title, findings *f)
{
    static const int64_t dims[] = {6, 5, 11};
    call base = call_respaced(c, 3, dims);
    array wanted[AC_ENTRY_ARGS_MAX];

    if (!reference_run(&base, wanted, title, f)) {
        results_free(&base, wanted);
        call_free(&base);
        return;
    }
    for (size_t o = 0; o < c->entry->param_count; o++) {
        for (size_t i = 0; i < c->entry->param_count; i++) {
            const ac_entry_param *const out = &c->entry->params[o];
            const ac_entry_param *const in = &c->entry->params[i];
            char what[WHAT];

            /* The memory of the input has room for as many elements again. */
            if (out->role != AC_ROLE_OUT || in->role != AC_ROLE_IN ||
                !same_shape(&base.args[o].values, &base.args[i].values) ||
                shift > (int64_t)base.args[i].values.count)
                continue;
            base.args[o].over = (int)i;
            base.args[o].shift = shift;
            (void)snprintf(what, sizeof what, "%s, %s over %s, %lld elements on", title, out->name,
                           in->name, (long long)shift);
            /* Placing the output must not spoil the input. */
            same_bits_expect(&base, wanted, what, f);
            base.args[o].over = -1;
        }
    }
    results_free(&base, wanted);
    call_free(&base);
}

static void aliases_check(const call *c, const char *title, findings *f)
{
    shared_check(c, 0, title, f);
}

static void overlaps_check(const call *c, const char *title, findings *f)
{
    static const int64_t shifts[] = {1, 3, 17, 100, 329};

    for (size_t i = 0; i < sizeof shifts / sizeof shifts[0]; i++)
        shared_check(c, shifts[i], title, f);
}

void check_aliases(const suite *s, findings *f)
{
    for_each_kind(s, aliases_check, f);
}

void check_overlaps(const suite *s, findings *f)
{
    for_each_kind(s, overlaps_check, f);
}
