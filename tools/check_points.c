/*
 * aclnn check, for operators whose results are each of one point: samples, or all inputs of 16
 * bits.
 *
 * A complex element is judged as two parts; an argument has as many values as elements have parts.
 */
#include <math.h>
#include <string.h>

#include "checking.h"
#include "client/bits.h"
#include "client/call_types.h"
#include "client/dtype.h"
#include "client/random.h"
#include "command.h"
#include "say.h"

enum { ALL_HALVES = 65536, PIECE = 512 };

/* Where the points of an operand lie in its tensor, which is split, or is a list: a part has every
 * second element, or half of each row; of a single element they are all in one place. */
typedef struct place {
    size_t arg; /* param_count of what is no argument: the number of points */
    size_t first;
    size_t step;
    size_t row; /* points of a half's row, behind which those of the other half stand; 0: no rows */
} place;

static size_t place_index(const place *at, size_t point)
{
    return at->first + at->step * point + (at->row > 0 ? point / at->row * at->row : 0);
}

typedef struct subject {
    const ac_entry *entry;
    const oracle *oracle;
    const oracle_formula *formula;
    request request;
    int dtype;
    int part;     /* the dtype of the parts of its elements, */
    size_t parts; /* and how many an element has */
    size_t points;
    place at[ORACLE_ARGUMENTS_MAX]; /* of each argument of the oracle */
    place result;
    array given[AC_ENTRY_ARGS_MAX]; /* of what is in place: its elements before the call */
    bool linear[ORACLE_ARGUMENTS_MAX];
    size_t arguments;
    size_t tensors;
} subject;

/* A part: everyday numbers, steps around halves, and one in four of any size. */
static uint64_t sample(int dtype, uint64_t seed)
{
    const uint64_t random = random_mixed(seed);
    double value = ((double)(random >> 12) * 0x1p-52 - 0.5) * 32;

    if (random % 4 == 0)
        return random_mixed(random) >> (64 - 8 * dtype_size(dtype));
    if (random % 4 == 1)
        value = rint(value * 2) / 2 + ldexp((double)(random >> 44) - 0x1p19, -40);
    return bits_of(dtype, value);
}

/* --- making the call -------------------------------------------------------------------------- */

/* The place of an operand in a space whose last axis is the one that tensors are split along. */
static place place_of(const subject *s, const ac_entry_shape *space, const char *operand)
{
    const size_t param = entry_operand(s->entry, operand);
    ac_entry_given given[AC_ENTRY_ARGS_MAX];
    place at = {.arg = param, .step = 1};

    if (param < s->entry->param_count && s->entry->params[param].view == AC_ENTRY_SINGLE)
        at.step = 0;
    if (param == s->entry->param_count || !entry_halves(s->entry, param))
        return at;
    call_given(&s->request.call, given);

    const ac_entry_cut *const cut = entry_cut(s->entry, param, operand, given);
    const bool alternates = cut->map == AC_MAP_ALTERNATE;
    const size_t index = (size_t)cut->numbers[1];

    at.step = alternates ? 2 : 1;
    at.row = alternates ? 0 : (size_t)space->dims[space->rank - 1];
    at.first = alternates ? index : index * at.row;
    return at;
}

/* Fills the inputs and opens the call. One tensor of 16 bits runs through all its values. */
static int subject_open(subject *s, size_t set, uint64_t samples)
{
    const oracle *const o = s->oracle;
    const bool halves = dtype_size(s->dtype) == 2;
    double single[ORACLE_ARGUMENTS_MAX] = {0};
    size_t scalars = 0;
    int status;

    s->request = request_make(s->entry);
    s->request.computed = true;
    for (size_t i = 0; o->arguments[i]; i++) {
        const size_t at = entry_operand(s->entry, o->arguments[i]);
        call_argument *const argument = &s->request.call.args[at];

        s->at[s->arguments].arg = at;
        for (const char *const *name = o->linear; *name; name++)
            s->linear[i] = s->linear[i] || strcmp(*name, o->arguments[i]) == 0;
        s->arguments++;
        if (at == s->entry->param_count)
            continue;
        if (param_is_tensor(&s->entry->params[at])) {
            if (s->entry->params[at].view == AC_ENTRY_SINGLE)
                single[i] = o->scalars[set][scalars++];
            else
                s->tensors++;
            continue;
        }
        s->request.given[at] = true;
        argument->values.dtype = s->dtype == AC_F64 ? AC_F64 : AC_F32;

        const int rounded = entry_compares(s->entry) ? s->dtype : argument->values.dtype;

        argument->real = bits_value(rounded, bits_of(rounded, o->scalars[set][scalars++]));
    }
    s->points = s->tensors == 1 && halves ? ALL_HALVES : samples;
    if (s->dtype == AC_F64 || s->parts == 2)
        s->points = s->points / 8 > 0 ? s->points / 8 : 1;

    const ac_entry_shape space = entry_space_of(s->entry, 1, (int64_t)s->points);

    s->points = (size_t)entry_count(&space); /* an entry with limits may take fewer */
    status = request_default(&s->request, s->dtype, &space);
    call_modes_named(&s->request.call, s->formula->mode);
    for (size_t k = 0; o->arguments[k]; k++)
        s->at[k] = place_of(s, &space, o->arguments[k]);
    s->result = place_of(s, &space, s->formula->output);
    for (size_t k = 0; status == EXIT_DONE && k < s->arguments; k++) {
        const bool all = s->points == ALL_HALVES && s->tensors == 1 && halves;

        if (s->at[k].arg == s->entry->param_count)
            continue;

        array *const a = &s->request.call.args[s->at[k].arg].values;

        for (size_t i = 0; a->data && i < a->count * s->parts; i++)
            bits_set(a->data, dtype_size(s->part), i,
                     s->at[k].step == 0 ? bits_of(s->part, single[k])
                     : all              ? i
                                        : sample(s->part, 8 * i + k));
    }
    return status == EXIT_DONE ? request_open(&s->request) : status;
}

/* --- judging ---------------------------------------------------------------------------------- */

/* Keeps what the call overwrites. */
static void keep_given(subject *s)
{
    for (size_t i = 0; i < s->entry->param_count; i++) {
        const array *const values = &s->request.call.args[i].values;

        if (s->entry->params[i].role == AC_ROLE_INOUT && values->data)
            s->given[i] = array_copy(values);
    }
}

/* Part `part` of element `i`. */
static uint64_t part_bits(const subject *s, const array *a, size_t i, size_t part)
{
    return bits_get(a->data, dtype_size(s->part), i * s->parts + part);
}

/* The arguments at a point, each in all its parts; false if one is not finite. */
static bool values_at(const subject *s, size_t point, double *values)
{
    for (size_t k = 0; k < s->arguments; k++) {
        const place *const at = &s->at[k];
        const call_argument *const argument = &s->request.call.args[at->arg];
        const bool counted = at->arg == s->entry->param_count;
        const bool kept = !counted && s->given[at->arg].data;
        const array *const given = kept ? &s->given[at->arg] : &argument->values;
        const bool tensor = !counted && param_is_tensor(&s->entry->params[at->arg]) &&
                            argument->values.data; /* not where it stands for its fallback */
        const size_t i = place_index(at, point);

        for (size_t part = 0; part < s->parts; part++) {
            double *const value = &values[k * s->parts + part];

            if (tensor)
                *value = bits_value(s->part, part_bits(s, given, i, part));
            else
                *value = part > 0 ? 0 : counted ? (double)s->points : argument->real;
            if (!isfinite(*value))
                return false;
        }
    }
    return true;
}

/* Whether a point is judged. A factor above one magnifies the relative error of a slope, which is
 * large if the slope has underflowed in the kernel's format; the stated bounds exclude those
 * points. Complex kernels compute in a format that does not underflow before the result does. */
static bool fair(const subject *s, const double *values)
{
    near v[ORACLE_ARGUMENTS_MAX];
    near_context c = {0};
    double factor = 1;
    long double e;

    if (s->parts == 2)
        return true;
    for (size_t k = 0; k < s->arguments; k++) {
        factor *= s->linear[k] ? fabs(values[k]) : 1;
        v[k] = near_of(s->linear[k] ? 1.0 : values[k]);
    }
    if (factor <= 1)
        return true;

    const long double t = fabsl(near_total(s->formula->near(&c, v), &e));

    return (t == 0 && e == 0) || t >= (s->dtype == AC_F64 ? 0x1p-1022L : 0x1p-126L);
}

static void judge_point(const subject *s, judge *j, const double *values, size_t i)
{
    const array *const results = &s->request.call.args[s->result.arg].values;
    const size_t at = place_index(&s->result, i);
    const uint64_t first = part_bits(s, results, at, 0);

    if (s->parts == 1) {
        (void)judge_result(j, values, first);
        return;
    }

    const double both[] = {bits_value(s->part, first),
                           bits_value(s->part, part_bits(s, results, at, 1))};

    (void)judge_complex(j, values, both);
}

static void judge_all(subject *s, judge *j)
{
    for (size_t i = 0; i < s->points; i++) {
        double values[ORACLE_ARGUMENTS_MAX];

        if (i % PIECE == 0)
            progress(dtype_name(s->dtype), i, s->points);
        if (values_at(s, i, values) && fair(s, values))
            judge_point(s, j, values, i);
    }
    progress(dtype_name(s->dtype), 1, 1);
}

int check_points(const checked *of, uint64_t samples, verdicts *all)
{
    const size_t sets = of->oracle->scalar_sets > 0 ? of->oracle->scalar_sets : 1;

    for (size_t set = 0; set < sets; set++) {
        subject s = {.entry = of->entry,
                     .oracle = of->oracle,
                     .formula = of->formula,
                     .dtype = of->dtype,
                     .part = dtype_part(of->dtype),
                     .parts = dtype_parts(of->dtype)};
        int status = subject_open(&s, set, samples);

        if (status == EXIT_DONE) {
            keep_given(&s);
            status = request_complete(&s.request);
        }
        if (status == EXIT_DONE) {
            judge j = judge_open(s.formula, s.arguments, s.dtype);

            judge_all(&s, &j);
            verdicts_add(all, &j.all);
            judge_close(&j);
        }
        request_free(&s.request);
        for (size_t i = 0; i < AC_ENTRY_ARGS_MAX; i++)
            array_free(&s.given[i]);
        if (status != EXIT_DONE)
            return status;
    }
    return EXIT_DONE;
}
