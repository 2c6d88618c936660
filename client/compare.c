#include "client/compare.h"

#include "client/run.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "client/dtype.h"
#include "client/parts.h"

/* Whether elements i of two arrays of parts agree; of a complex dtype the two parts together. */
static bool elements_agree(bool complex_, const array *expected, const array *actual, size_t i,
                           tolerance allowed)
{
    if (!complex_)
        return bits_agree(expected->dtype, array_get(expected, i), array_get(actual, i), allowed);

    const uint64_t e[] = {array_get(expected, i / 2 * 2), array_get(expected, i / 2 * 2 + 1)};
    const uint64_t a[] = {array_get(actual, i / 2 * 2), array_get(actual, i / 2 * 2 + 1)};

    return bits_agree_complex(expected->dtype, e, a, allowed);
}

void array_compare(const array *expected_whole, const array *actual_whole, tolerance allowed,
                   const char *what, findings *f)
{
    const array expected_parts = array_parts(expected_whole);
    const array actual_parts = array_parts(actual_whole);
    const array *const expected = &expected_parts;
    const array *const actual = &actual_parts;
    const bool complex_ = expected->dtype != expected_whole->dtype;
    const int digits = (int)expected->size * 2;
    size_t wrong = 0;
    size_t first = 0;

    if (expected->dtype != actual->dtype || expected->count != actual->count) {
        findings_add(f, "%s: %zu elements of %s where %zu of %s are expected", what, actual->count,
                     dtype_name(actual->dtype), expected->count, dtype_name(expected->dtype));
        return;
    }
    /* Equal bits agree, whatever is allowed. */
    if (expected->count == 0 ||
        memcmp(expected->data, actual->data, expected->count * expected->size) == 0)
        return;
    for (size_t i = expected->count; i-- > 0;) {
        if (!elements_agree(complex_, expected, actual, i, allowed)) {
            wrong++;
            first = i;
        }
    }
    if (wrong == 0)
        return;

    const uint64_t e = array_get(expected, first);
    const uint64_t a = array_get(actual, first);

    findings_add(f,
                 "%s: %s %zu is %.17g (0x%0*" PRIx64 ") instead of %.17g (0x%0*" PRIx64
                 "); %zu of %zu elements are wrong",
                 what, complex_ ? "part" : "element", first, bits_value(actual->dtype, a), digits,
                 a, bits_value(expected->dtype, e), digits, e, wrong, expected->count);
}

bool reference_run(const call *c, array *results, const char *what, findings *f)
{
    const outcome out = call_run(c, results, f);

    return findings_expect(f, out.status == 0, "%s: refused with %d: %s", what, out.status,
                           out.sentence);
}

void same_bits_expect(const call *c, const array *wanted, const char *what, findings *f)
{
    array results[AC_ENTRY_ARGS_MAX];

    if (reference_run(c, results, what, f)) {
        for (size_t i = 0; i < c->entry->param_count; i++) {
            char where[192];

            if (!param_is_written(&c->entry->params[i]) || c->args[i].null)
                continue;
            (void)snprintf(where, sizeof where, "%s, %s", what, c->entry->params[i].name);
            array_compare(&wanted[i], &results[i], (tolerance){0}, where, f);
        }
    }
    results_free(c, results);
}

/* A tensor that is split in another shape: the contents of each part repeat. */
static void respace_parts(const call *c, call *other, size_t arg, size_t rank, const int64_t *dims)
{
    const ac_entry_param *const p = &c->entry->params[arg];
    const ac_entry_shape own = call_shape(other, arg, rank, dims);
    array made = array_make(c->args[arg].values.dtype, own.rank, own.dims);

    for (size_t k = 0; k < p->cut_count; k++) {
        array part = part_gather(c, arg, p->cuts[k].part, &c->args[arg].values);
        array cycled = array_cycled(&part, 0, rank, dims);

        part_scatter(other, arg, p->cuts[k].part, &cycled, &made);
        array_free(&cycled);
        array_free(&part);
    }
    array_free(&other->args[arg].values);
    other->args[arg].values = made;
}

/* A space as the entry takes it. */
static ac_entry_shape fitted(const ac_entry *entry, size_t rank, const int64_t *dims)
{
    ac_entry_shape space = {.rank = rank};

    for (size_t i = 0; i < rank; i++)
        space.dims[i] = dims[i];
    return entry_fit(entry, &space);
}

/* The number of classes of a call that names some. */
static int64_t class_count(const call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const array *const a = &c->args[i].values;

        if (c->entry->params[i].view == AC_ENTRY_EACH_CLASS && a->rank == 1)
            return a->dims[0];
    }
    return 0;
}

/* Makes the numbers of classes those that there are, but for negative ones. */
static void fit_classes(call *c)
{
    const uint64_t count = (uint64_t)class_count(c);

    for (size_t i = 0; i < c->entry->param_count && count > 0; i++) {
        array *const a = &c->args[i].values;

        for (size_t k = 0; c->entry->params[i].view == AC_ENTRY_CLASS && k < a->count; k++) {
            const uint64_t number = array_get(a, k);
            const bool negative = (number >> (8 * a->size - 1) & 1) != 0 && a->dtype != AC_U8;

            if (!negative)
                array_set(a, k, number % count);
        }
    }
}

/* The same call in another space, with the axes that `other` has. */
static void respace(const call *c, call *other, size_t wanted_rank, const int64_t *wanted)
{
    const ac_entry_shape space = fitted(c->entry, wanted_rank, wanted);
    const size_t rank = space.rank;
    const int64_t *const dims = space.dims;

    call_default_views(other, rank, dims, false);
    /* Rows lie along the last axis. */
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->entry->params[i].view == AC_ENTRY_ROW)
            call_reshape(other, i, rank > 0, dims + (rank > 0 ? rank - 1 : 0));
    }
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        const ac_entry_shape own = call_shape(other, i, rank, dims);

        if (entry_masks(c->entry, i) && other->args[i].null)
            continue; /* a pattern would be long, and is not read */
        if (p->cut_count > 0 && !p->put)
            respace_parts(c, other, i, rank, dims);
        else if (param_is_tensor(p) && p->view != AC_ENTRY_INDEX)
            call_reshape(other, i, own.rank, own.dims);
    }
    fit_classes(other);
}

call call_respaced(const call *c, size_t rank, const int64_t *dims)
{
    call other = call_copy(c);

    call_default_axes(&other);
    respace(c, &other, rank, dims);
    return other;
}

call call_respaced_along(const call *c, int64_t axis, size_t rank, const int64_t *dims)
{
    call other = call_copy(c);

    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->entry->params[i].role == AC_ROLE_AXIS)
            other.args[i].number = axis;
    }
    call_row_axis(&other, axis);
    respace(c, &other, rank, dims);
    return other;
}
