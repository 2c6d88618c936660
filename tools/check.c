/*
 * aclnn check: results against the exact values.
 *
 * The judge is the oracle of the tests (tests/accuracy): the formula of the spec in long double
 * with error bounds and, where those leave a question open, in MPFR intervals. It shares nothing
 * with the kernels. Only the results reach it, through the public functions of the library.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "checking.h"
#include "command.h"
#include "number.h"
#include "options.h"
#include "say.h"

static const char help[] =
    "usage: aclnn check OP [--dtype DTYPE] [--samples COUNT]\n"
    "\n"
    "Runs the operator and measures how far each result is from the exact one, in units in the\n"
    "last place (ulp), for every mode, data type and set of scalars. An operator with one tensor\n"
    "of 16 bits gets all 65536 inputs; others get samples. Results that sum are checked on sums\n"
    "of one term. The exact value comes from the formula of the spec, evaluated in MPFR.\n"
    "Operators that reduce along an axis, such as Softmax, get rows of many kinds and lengths.\n"
    "\n"
    "  --dtype DTYPE    only this data type\n"
    "  --samples COUNT  points for each mode, type and set (default 16384; f64 an eighth)\n"
    "\n"
    "Exit status 1 where a result misses the stated bound.\n";

enum { SAMPLES = 16384, ALL_HALVES = 65536, PIECE = 512 };

/* What the judge reads results with. */
double bits_value(int dtype, uint64_t bits);

double bits_value(int dtype, uint64_t bits)
{
    return number_of(dtype, bits);
}

/* Where the points of an operand lie in its tensor, which is split, or is a list: a part has every
 * second element, or half of each row; of a single element they are all in one place. */
typedef struct place {
    size_t slot;
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
    call call;
    int dtype;
    size_t points;
    place at[ORACLE_ARGUMENTS_MAX]; /* of each argument of the oracle */
    place result;
    bool linear[ORACLE_ARGUMENTS_MAX];
    size_t arguments;
    size_t tensors;
} subject;

/* A number of the sequence that begins with `seed`; all 64 bits are good. */
static uint64_t mixed(uint64_t seed)
{
    seed += UINT64_C(0x9e3779b97f4a7c15);
    seed = (seed ^ seed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    seed = (seed ^ seed >> 27) * UINT64_C(0x94d049bb133111eb);
    return seed ^ seed >> 31;
}

/* Everyday numbers, steps around halves, and one in four of any size. */
static uint64_t sample(int dtype, uint64_t seed)
{
    const uint64_t random = mixed(seed);
    double value = ((double)(random >> 12) * 0x1p-52 - 0.5) * 32;

    if (random % 4 == 0)
        return mixed(random) >> (64 - 8 * dtype_size(dtype));
    if (random % 4 == 1)
        value = rint(value * 2) / 2 + ldexp((double)(random >> 44) - 0x1p19, -40);
    return number_bits(dtype, value);
}

/* --- making the call -------------------------------------------------------------------------- */

bool check_takes_dtype(const ac_entry *e, int dtype)
{
    for (size_t i = 0; i < e->param_count; i++) {
        if (param_is_tensor(&e->params[i]) && (e->params[i].dtypes[AC_HOST] >> dtype & 1) == 0)
            return false;
    }
    return true;
}

void check_set_modes(call *c, const char *labels)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        const size_t length = strcspn(labels, " ");

        if (p->role != AC_ROLE_MODE)
            continue;
        for (size_t k = 0; k < p->choice_count; k++) {
            if (strlen(p->choices[k].label) == length &&
                strncmp(p->choices[k].label, labels, length) == 0) {
                c->slots[i].text = (char *)(uintptr_t)p->choices[k].text;
                c->slots[i].integer = p->choices[k].value;
            }
        }
        labels += length + (labels[length] == ' ');
    }
}

/* The place of an operand in a space whose last axis is the one that tensors are split along. */
static place place_of(const subject *s, const ac_entry_shape *space, const char *operand)
{
    const size_t param = entry_operand(s->entry, operand);
    int64_t numbers[AC_ENTRY_ARGS_MAX];
    place at = {.slot = param, .step = 1};

    if (param < s->entry->param_count && s->entry->params[param].view == AC_ENTRY_SINGLE)
        at.step = 0;
    if (param == s->entry->param_count || s->entry->params[param].cut_count == 0)
        return at;
    call_numbers(&s->call, numbers);

    const ac_entry_cut *const cut = entry_cut(s->entry, param, operand, numbers);

    at.step = cut->kind == AC_CUT_ALTERNATE ? 2 : 1;
    at.row = cut->kind == AC_CUT_ALTERNATE ? 0 : (size_t)space->dims[space->rank - 1];
    at.first = cut->kind == AC_CUT_ALTERNATE ? cut->index : cut->index * at.row;
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

    s->call = (call){.entry = s->entry};
    for (size_t i = 0; o->arguments[i]; i++) {
        const size_t at = entry_operand(s->entry, o->arguments[i]);
        slot *const argument = &s->call.slots[at];

        s->at[s->arguments].slot = at;
        for (const char *const *name = o->linear; *name; name++)
            s->linear[i] = s->linear[i] || strcmp(*name, o->arguments[i]) == 0;
        s->arguments++;
        if (at == s->entry->param_count) /* the number of points, which has a slot of its own */
            continue;
        if (param_is_tensor(&s->entry->params[at])) {
            if (s->entry->params[at].view == AC_ENTRY_SINGLE)
                single[i] = o->scalars[set][scalars++];
            else
                s->tensors++;
            continue;
        }
        argument->given = true;
        argument->number = o->scalars[set][scalars++];
        argument->dtype = s->dtype == AC_F64 ? AC_F64 : AC_F32;
        argument->number =
            number_of(argument->dtype, number_bits(argument->dtype, argument->number));
    }
    s->points = s->tensors == 1 && halves ? ALL_HALVES : samples;
    if (s->dtype == AC_F64)
        s->points = s->points / 8 > 0 ? s->points / 8 : 1;

    const ac_entry_shape space = entry_space_of(s->entry, 1, (int64_t)s->points);

    s->points = (size_t)entry_count(&space); /* an entry with limits may take fewer */
    s->call.slots[s->entry->param_count].number = (double)s->points;
    status = call_default(&s->call, s->dtype, &space);
    check_set_modes(&s->call, s->formula->mode);
    for (size_t k = 0; o->arguments[k]; k++)
        s->at[k] = place_of(s, &space, o->arguments[k]);
    s->result = place_of(s, &space, s->formula->output);
    for (size_t k = 0; status == EXIT_DONE && k < s->arguments; k++) {
        array *const a = &s->call.slots[s->at[k].slot].values;
        const bool all = s->points == ALL_HALVES && s->tensors == 1 && halves;

        for (size_t i = 0; a->data && i < a->count; i++)
            bits_set(a->data, dtype_size(s->dtype), i,
                     s->at[k].step == 0 ? number_bits(s->dtype, single[k])
                     : all              ? i
                                        : sample(s->dtype, 8 * i + k));
    }
    if (status == EXIT_DONE)
        status = call_make_outputs(&s->call);
    if (status == EXIT_DONE)
        status = call_open(&s->call);
    return status;
}

/* --- judging ---------------------------------------------------------------------------------- */

/* The arguments at a point; false if one is not finite. */
static bool values_at(const subject *s, size_t point, double *values)
{
    for (size_t k = 0; k < s->arguments; k++) {
        const place *const at = &s->at[k];
        const slot *const argument = &s->call.slots[at->slot];
        const array *const a = &argument->values;
        const size_t i = place_index(at, point);

        values[k] = argument->number;
        if (a->data)
            values[k] = number_of(s->dtype, bits_get(a->data, dtype_size(s->dtype), i));
        if (!isfinite(values[k]))
            return false;
    }
    return true;
}

/* A factor above one shows the relative error of a slope, which is large where the slope has
 * underflowed in the format that kernels compute in; the stated bounds leave those points out. */
static bool fair(const subject *s, const double *values)
{
    near v[ORACLE_ARGUMENTS_MAX];
    near_context c = {0};
    double factor = 1;
    long double e;

    for (size_t k = 0; k < s->arguments; k++) {
        factor *= s->linear[k] ? fabs(values[k]) : 1;
        v[k] = near_of(s->linear[k] ? 1.0 : values[k]);
    }
    if (factor <= 1)
        return true;

    const long double t = fabsl(near_total(s->formula->near(&c, v), &e));

    return (t == 0 && e == 0) || t >= (s->dtype == AC_F64 ? 0x1p-1022L : 0x1p-126L);
}

static const char *bound_of(const checked *of)
{
    for (size_t i = 0; i < of->entry->bound_count; i++) {
        if (strcmp(of->entry->bounds[i].output, of->formula->output) == 0)
            return of->entry->bounds[i].bound;
    }
    return "";
}

/* Whether the verdicts hold the stated bound. */
static bool held(const checked *of, const verdicts *v)
{
    const char *const bound = bound_of(of);
    const double allowed = strtod(bound, NULL);

    if (strcmp(bound, "exact") == 0 || strcmp(bound, "rounded") == 0)
        return v->misrounded == 0;
    return v->worst <= (allowed > 0 ? allowed : 1.0);
}

bool check_print(const checked *of, const verdicts *v)
{
    const bool good = held(of, v);

    (void)printf("%-12s %-10s %-5s %8llu %12llu %10.4f   %-8s %s\n", of->formula->output,
                 of->formula->mode, dtype_name(of->dtype), (unsigned long long)v->judged,
                 (unsigned long long)(v->judged - v->misrounded), v->worst, bound_of(of),
                 good ? "held" : "MISSED");
    if (good)
        return true;
    (void)fputs("             worst at", stdout);
    for (size_t k = 0; of->oracle->arguments[k]; k++)
        (void)printf(" %s=%.17g", of->oracle->arguments[k], v->at[k]);
    (void)putchar('\n');
    return false;
}

static void judge_all(subject *s, judge *j)
{
    const place *const at = &s->result;
    const array *const results = &s->call.slots[at->slot].values;

    for (size_t i = 0; i < s->points; i++) {
        double values[ORACLE_ARGUMENTS_MAX];

        if (i % PIECE == 0)
            progress(dtype_name(s->dtype), i, s->points);
        if (values_at(s, i, values) && fair(s, values))
            (void)judge_result(j, values,
                               bits_get(results->data, dtype_size(s->dtype), place_index(at, i)));
    }
    progress(dtype_name(s->dtype), 1, 1);
}

/* One formula in one dtype, over all sets of scalars; the verdicts of all sets count together. */
static int check_points(const checked *of, uint64_t samples, verdicts *all)
{
    const size_t sets = of->oracle->scalar_sets > 0 ? of->oracle->scalar_sets : 1;

    for (size_t set = 0; set < sets; set++) {
        subject s = {
            .entry = of->entry, .oracle = of->oracle, .formula = of->formula, .dtype = of->dtype};
        int status = subject_open(&s, set, samples);

        if (status == EXIT_DONE)
            status = call_run_or_say(&s.call);
        if (status == EXIT_DONE)
            status = call_read(&s.call);
        if (status == EXIT_DONE) {
            judge j = judge_open(s.formula, s.arguments, s.dtype);

            judge_all(&s, &j);
            verdicts_add(all, &j.all);
            judge_close(&j);
        }
        call_free(&s.call);
        if (status != EXIT_DONE)
            return status;
    }
    return EXIT_DONE;
}

typedef int check_formula(const checked *of, uint64_t samples, verdicts *all);

static int check_entry(const ac_entry *e, const oracle *o, int only, uint64_t samples,
                       check_formula *measure)
{
    static const int dtypes[] = {AC_F16, AC_BF16, AC_F32, AC_F64};
    bool good = true;
    bool any = false;

    for (size_t k = 0; k < o->formula_count; k++) {
        for (size_t d = 0; d < sizeof dtypes / sizeof dtypes[0]; d++) {
            const checked of = {e, o, &o->formulas[k], dtypes[d]};
            verdicts all = {0};
            int status;

            if (!check_takes_dtype(e, dtypes[d]) || (only != AC_DTYPE_NONE && only != dtypes[d]))
                continue;
            if (!any)
                (void)printf("%s\n%-12s %-10s %-5s %8s %12s %10s   %s\n", e->name, "output", "mode",
                             "dtype", "results", "as rounded", "worst ulp", "bound");
            any = true;
            status = measure(&of, samples, &all);
            if (status != EXIT_DONE)
                return status;
            good = check_print(&of, &all) && good;
        }
    }
    if (!any)
        return fail(EXIT_USAGE, "%s has no results in %s that could be measured", e->name,
                    only == AC_DTYPE_NONE ? "floating point" : dtype_name(only));
    return good ? EXIT_DONE : EXIT_REFUSED;
}

int check_command(int count, char **arguments)
{
    const char *dtype_text = NULL;
    const char *samples_text = NULL;
    const option known[] = {
        {"--dtype", &dtype_text, NULL}, {"--samples", &samples_text, NULL}, {NULL, NULL, NULL}};
    int status = options_take(&count, arguments, known, help);
    uint64_t samples = SAMPLES;
    const ac_entry *e;
    int dtype;

    if (status != OPTIONS_GO_ON)
        return status;
    if (option_soc("host") != EXIT_DONE || option_dtype(dtype_text, &dtype) != EXIT_DONE ||
        option_count("--samples", samples_text, &samples) != EXIT_DONE)
        return EXIT_USAGE;
    if (count != 1)
        return fail(EXIT_USAGE, "check wants the name of one operator: aclnn check LeakyRelu");
    e = entry_named(arguments[0]);
    if (!e)
        return EXIT_USAGE;
    if (e->variant[0] != '\0') {
        (void)printf("%s has the kernels of aclnn%s.\n", e->name, e->op);
        e = entry_named(e->op);
    }
    for (const oracle *const *o = oracles; *o; o++) {
        if (strcmp((*o)->entry, e->name) == 0)
            return check_entry(e, *o, dtype, samples, check_points);
    }
    for (const oracle *const *o = row_oracles; *o; o++) {
        if (strcmp((*o)->entry, e->name) == 0)
            return check_entry(e, *o, dtype, samples, check_rows);
    }
    return fail(EXIT_USAGE, "%s has no formula of real numbers that could be evaluated", e->name);
}
