/*
 * Checks of results: worked examples, and sweeps against the oracle.
 */
#include <stdio.h>
#include <string.h>

#include "cases.h"
#include "client/bits.h"
#include "client/call.h"
#include "client/call_types.h"
#include "client/compare.h"
#include "client/dtype.h"
#include "client/parts.h"
#include "client/run.h"
#include "suite.h"

/* The name in the spec of what an operand receives. */
static const char *output_name(const suite *s, const call *c, const operand *o)
{
    const ac_entry_param *const p = &c->entry->params[o->arg];
    const suite_place *const place = suite_place_of(s, p);

    return place && !(p->cut_count > 0 && p->cuts[0].made) ? place->output : o->name;
}

static const char *bound_of(const ac_entry *entry, const char *output)
{
    for (size_t i = 0; i < entry->bound_count; i++) {
        if (strcmp(entry->bounds[i].output, output) == 0)
            return entry->bounds[i].bound;
    }
    return "exact";
}

/* Whether a tensor that is read has an infinity at a point of the index space, or, where its shape
 * is not the one of the output, anywhere. */
static bool meets_infinity(const operand *inputs, size_t count, size_t point, size_t points)
{
    for (size_t i = 0; i < count; i++) {
        const array a = array_parts(&inputs[i].values);
        const size_t each = inputs[i].values.count > 0 ? a.count / inputs[i].values.count : 1;
        const bool aligned = a.count == points * each;

        for (size_t k = aligned ? point * each : 0; k < (aligned ? (point + 1) * each : a.count);
             k++) {
            if (bits_are_infinite(a.dtype, array_get(&a, k)))
                return true;
        }
    }
    return false;
}

/* A limit of zero at an infinity has no defined sign, nor has a result that underflows because of
 * other elements of its row; unless the bound is `exact`, the expectation takes the sign of the
 * result. */
static void forgive_zeros(const operand *inputs, size_t count, bool row, array *expected,
                          const array *actual)
{
    array wanted = array_parts(expected);
    const array came = array_parts(actual);
    const size_t each = expected->count > 0 ? wanted.count / expected->count : 1;

    for (size_t i = 0; i < wanted.count && i < came.count; i++) {
        const uint64_t bits = array_get(&came, i);

        if (bits_are_zero(came.dtype, bits) && bits_are_zero(wanted.dtype, array_get(&wanted, i)) &&
            (row || meets_infinity(inputs, count, i / each, expected->count)))
            array_set(&wanted, i, bits);
    }
}

/* The tensors that a call should have written: those of the case. */
static void expected_results(const suite *s, const suite_case *wanted, const call *c,
                             array *expected)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        expected[i] = (array){0};
        if (!param_is_written(p))
            continue;

        const suite_place *const place = suite_place_of(s, p);
        const suite_value *const v = case_value(wanted, place ? place->output : p->name);

        expected[i] = array_make(v->dtype, v->rank, v->dims);
        memcpy(expected[i].data, v->bits, expected[i].count * expected[i].size);
    }
}

/* Whether results of f64 and c128 have been made in f32, whose units the bound is in, and
 * converted.
 */
static bool is_widened(const operand *inputs, size_t count, int dtype)
{
    bool single = false;

    for (size_t i = 0; i < count; i++) {
        if (inputs[i].values.dtype == AC_F64)
            return false;
        single = single || inputs[i].values.dtype == AC_F32;
    }
    return single && (dtype == AC_F64 || dtype == AC_C128);
}

/* How far each element of an output may be from what the case has; null where the bound of the
 * entry point says it. */
static const suite_value *within_of(const suite_case *c, const char *output)
{
    char name[80];

    (void)snprintf(name, sizeof name, "%s.within", output);
    return case_value(c, name);
}

/* Adds a finding for the first element that is farther from what is expected than it may be. */
static void within_expect(const array *expected, const array *actual, const void *far,
                          const char *what, findings *f)
{
    if (expected->dtype != actual->dtype || expected->count != actual->count) {
        array_compare(expected, actual, (tolerance){0}, what, f);
        return;
    }
    for (size_t i = 0; i < expected->count; i++) {
        const uint64_t e = array_get(expected, i);
        const uint64_t a = array_get(actual, i);
        double within;

        memcpy(&within, (const double *)far + i, sizeof within);

        const double apart = bits_value(actual->dtype, a) - bits_value(expected->dtype, e);

        if (e == a || (apart <= within && -apart <= within))
            continue;
        findings_add(f, "%s: element %zu is %.17g instead of %.17g, within %.3g", what, i,
                     bits_value(actual->dtype, a), bits_value(expected->dtype, e), within);
        return;
    }
}

/* Of a result whose shape the elements decide. */
static void compare_shapes(const call *c, const operand *theirs, const operand *ours,
                           const char *what, findings *f)
{
    const array *const a = &theirs->values;
    const array *const b = &ours->values;

    if (c->entry->params[ours->arg].view == AC_ENTRY_FOUND)
        findings_expect(
            f, a->rank == b->rank && memcmp(a->dims, b->dims, a->rank * sizeof a->dims[0]) == 0,
            "%s: its shape is another", what);
}

/* Whether a complex result is computed, and its bound is that it is correctly rounded: then parts
 * are within 0.501 units of the larger one. */
static bool is_rounded_by_parts(const call *c, const operand *result, const char *bound)
{
    const ac_entry_param *const p = &c->entry->params[result->arg];

    return dtype_is_complex(result->values.dtype) && !p->truth && !p->converts &&
           bits_allowed(bound) == 0;
}

static void compare_results(const suite *s, const suite_case *wanted, const call *c,
                            const array *results, findings *f)
{
    array expected[AC_ENTRY_ARGS_MAX];
    operand inputs[OPERANDS_MAX];
    operand ours[OPERANDS_MAX];
    operand theirs[OPERANDS_MAX];
    const size_t input_count = operands_make(c, false, NULL, inputs);
    const size_t count = operands_make(c, true, results, ours);

    expected_results(s, wanted, c, expected);
    (void)operands_make(c, true, expected, theirs);
    for (size_t i = 0; i < count; i++) {
        const char *const name = output_name(s, c, &ours[i]);
        const char *const bound = bound_of(c->entry, name);
        const char *const stated = is_rounded_by_parts(c, &ours[i], bound) ? "0.501 ulp" : bound;
        tolerance allowed = {.distance = bits_allowed(stated), .units = bits_units(stated)};
        char what[160];

        if (is_widened(inputs, input_count, theirs[i].values.dtype)) {
            allowed.distance <<= 29; /* the digits that f64 has more */
            allowed.units *= 0x1p29;
        }

        if (strcmp(bound, "exact") != 0)
            forgive_zeros(inputs, input_count, c->entry->by_rows, &theirs[i].values,
                          &ours[i].values);
        (void)snprintf(what, sizeof what, "%s, %s", wanted->title, name);

        const suite_value *const far = within_of(wanted, name);

        if (far) {
            within_expect(&theirs[i].values, &ours[i].values, far->bits, what, f);
            continue;
        }
        array_compare(&theirs[i].values, &ours[i].values, allowed, what, f);
        compare_shapes(c, &theirs[i], &ours[i], what, f);
    }
    operands_free(theirs, count);
    operands_free(ours, count);
    operands_free(inputs, input_count);
    results_free(c, expected);
}

/* Whether one tensor can be what is read and what is written in a case. */
static bool fits_in_place(const suite *s, const ac_entry *entry, const suite_case *c)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        const suite_place *const place = suite_place_of(s, &entry->params[i]);

        if (!place)
            continue;

        const suite_value *const before = case_value(c, place->input);
        const suite_value *const after = case_value(c, place->output);

        if (before->dtype != after->dtype)
            return false;
    }
    return case_keeps_shape(s, entry, c);
}

/* An entry point that takes fewer dtypes than its operator has fewer cases. */
static void check_cases(const suite *s, const suite_case *cases, size_t count, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);
    size_t ran = 0;

    for (size_t i = 0; entry && i < count; i++) {
        array results[AC_ENTRY_ARGS_MAX];
        call c = call_of_case(s, entry, &cases[i]);

        if (call_dtypes_legal(&c, AC_HOST) && fits_in_place(s, entry, &cases[i])) {
            const outcome out = call_run(&c, results, f);

            ran++;
            if (findings_expect(f, out.status == 0, "%s: refused with %d: %s", cases[i].title,
                                out.status, out.sentence))
                compare_results(s, &cases[i], &c, results, f);
            results_free(&c, results);
        }
        call_free(&c);
    }
    findings_expect(f, !entry || ran > 0, "no case is legal for %s", s->entry);
}

void check_examples(const suite *s, findings *f)
{
    check_cases(s, s->examples, s->example_count, f);
}

void check_sweep(const suite *s, findings *f)
{
    check_cases(s, s->sweeps, s->sweep_count, f);
}
